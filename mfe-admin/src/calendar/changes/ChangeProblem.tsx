import { Notice } from '@kaadu/ui';
import type { Problem } from '@kaadu/ui/problem';

/** Explains why a change failed and on which days; renders nothing before the first attempt and after a success. */
export function ChangeProblem({ problem }: { readonly problem: Problem | null }) {
  if (!problem) return null;
  const lines = problem.errors['days'] ?? [];
  return (
    <Notice tone="danger" alert title="The action failed">
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
