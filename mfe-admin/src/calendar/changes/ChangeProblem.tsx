import { Notice } from '@kaadu/ui';
import type { Problem } from '@kaadu/ui/problem';

/** Why a change was not made, and on which days; nothing when it was not tried or has worked. */
export function ChangeProblem({ problem }: { readonly problem: Problem | null }) {
  if (!problem) return null;
  const lines = problem.errors['days'] ?? [];
  return (
    <Notice tone="danger" alert title="This was not done">
      <p>{problem.message}</p>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
