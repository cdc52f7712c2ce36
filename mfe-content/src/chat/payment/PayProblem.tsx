import { Notice } from '@kaadu/ui';
import type { Problem } from '@kaadu/ui/problem';

/** Explains why the payment of a request could not be started. */
export function PayProblem({ problem }: { readonly problem: Problem }) {
  return (
    <Notice tone="warning" alert>
      <p>{problem.message} Nothing was charged.</p>
    </Notice>
  );
}
