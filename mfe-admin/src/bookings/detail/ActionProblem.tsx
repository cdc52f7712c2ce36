import { Notice } from '@kaadu/ui';
import type { Problem } from '@kaadu/ui/problem';

/** Why something was not done; nothing when it was not tried or has worked. */
export function ActionProblem({ problem }: { readonly problem: Problem | null }) {
  if (!problem) return null;
  return (
    <Notice tone="danger" alert title="This was not done">
      <p>{problem.message}</p>
    </Notice>
  );
}
