import { Notice } from '@kaadu/ui';
import type { Problem } from '@kaadu/ui/problem';

/** Explains why an action failed; renders nothing before the first attempt and after a success. */
export function ActionProblem({ problem }: { readonly problem: Problem | null }) {
  if (!problem) return null;
  return (
    <Notice tone="danger" alert title="The action failed">
      <p>{problem.message}</p>
    </Notice>
  );
}
