import type { Booking } from '@kaadu/contracts/booking';
import { ButtonLink } from '@kaadu/ui';
import { Notice } from '@kaadu/ui';
import type { Problem } from '@kaadu/ui/problem';
import { stepHref } from '../checkout/use-step';

interface PayProblemProps {
  readonly booking: Booking;
  readonly problem: Problem;
}

const isOfTravellers = (field: string) => field === 'travellers' || field.startsWith('travellers.');

/** Explains why the payment could not be started. */
export function PayProblem({ booking, problem }: PayProblemProps) {
  if (Object.keys(problem.errors).some(isOfTravellers)) {
    return (
      <Notice
        tone="danger"
        alert
        title="Please complete the travellers first"
        actions={
          <ButtonLink size="sm" variant="outline" href={stepHref(booking, 2)}>
            Check the travellers
          </ButtonLink>
        }
      >
        <p>{problem.message} Nothing was charged.</p>
      </Notice>
    );
  }
  if (problem.status === 503) {
    return (
      <Notice tone="warning" alert title="Payments are not available just now">
        <p>
          Our payment partner does not respond. Nothing was charged, and we hold your booking longer for it.
          Please try again in a minute.
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="danger" alert title="The payment was not started">
      <p>{problem.message}</p>
      <p>Nothing was charged, and what you entered is kept. Please look at the price and try again.</p>
    </Notice>
  );
}
