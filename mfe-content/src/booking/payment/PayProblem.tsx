import { Notice } from '../../shared/notice/Notice';
import type { Problem } from '../../shared/problem/problem';

/** Why no payment could be started. */
export function PayProblem({ problem }: { readonly problem: Problem }) {
  if (problem.status === 503) {
    return (
      <Notice tone="warning" alert title="Payments are not available just now">
        <p>
          Our payment partner does not answer. Nothing was charged, and we hold your booking longer for it.
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
