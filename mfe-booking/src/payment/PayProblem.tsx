import type { Booking } from '@kaadu/contracts/booking';
import { ButtonLink } from '@kaadu/ui';
import { Notice } from '@kaadu/ui';
import type { Problem } from '@kaadu/ui/problem';
import { stepHref } from '../checkout/use-step';
import { English } from '../parts/English/English';
import { usePartText } from '../parts/messages';

interface PayProblemProps {
  readonly booking: Booking;
  readonly problem: Problem;
}

const isOfTravellers = (field: string) => field === 'travellers' || field.startsWith('travellers.');

/** Explains why the payment could not be started. */
export function PayProblem({ booking, problem }: PayProblemProps) {
  const t = usePartText();
  if (Object.keys(problem.errors).some(isOfTravellers)) {
    return (
      <Notice
        tone="danger"
        alert
        title={t('completeTravellers')}
        actions={
          <ButtonLink size="sm" variant="outline" href={stepHref(booking, 2)}>
            {t('checkTravellers')}
          </ButtonLink>
        }
      >
        <p>
          <English>{problem.message}</English> {t('nothingCharged')}
        </p>
      </Notice>
    );
  }
  if (problem.status === 503) {
    return (
      <Notice tone="warning" alert title={t('paymentsDown')}>
        <p>{t('paymentsDownText')}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="danger" alert title={t('notStarted')}>
      <p>
        <English>{problem.message}</English>
      </p>
      <p>{t('notStartedAdvice')}</p>
    </Notice>
  );
}
