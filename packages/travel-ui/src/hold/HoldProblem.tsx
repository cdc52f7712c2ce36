import { site } from '@kaadu/contracts';
import { Button, PhoneLink } from '@kaadu/ui';
import { Notice } from '@kaadu/ui';
import type { Problem } from '@kaadu/ui/problem';
import { HeldTripsLink } from '../held-trips/HeldTripsLink';

interface HoldProblemProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

/** Explains why a trip could not be held, what was kept, and what to do. */
export function HoldProblem({ problem, onRetry }: HoldProblemProps) {
  const { title, advice, canRetry } = explain(problem);
  return (
    <Notice
      tone="danger"
      alert
      title={title}
      actions={
        canRetry && (
          <Button size="sm" variant="outline" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      <p>{problem.message}</p>
      <p>
        {advice} Or call <PhoneLink phone={site.supportPhone} />.{' '}
        <HeldTripsLink known={'holds' in problem.errors} />
      </p>
    </Notice>
  );
}

function explain({ status }: Problem) {
  const kept = 'Your dates and guests are kept, and nothing was charged.';
  if (status === 409)
    return { title: 'This cannot be held', advice: `${kept} Choose another option or day.`, canRetry: true };
  if (status === 429)
    return { title: 'Too many attempts', advice: `${kept} Wait a few minutes.`, canRetry: true };
  if (status >= 400 && status < 500)
    return {
      title: 'Something needs a change',
      advice: `${kept} Change it and book again.`,
      canRetry: false,
    };
  return { title: 'The booking did not go through', advice: kept, canRetry: true };
}
