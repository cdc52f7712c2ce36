import { site } from '@kaadu/contracts';
import { Button, PhoneLink } from '@kaadu/ui';
import { Notice } from '@kaadu/ui';
import type { Problem } from '@kaadu/ui/problem';
import { HeldTripsLink } from '../held-trips/HeldTripsLink';
import { useContentLang } from '@kaadu/ui';
import { useBookingText } from '../booking/messages';

interface HoldProblemProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

/** Explains why a trip could not be held, what was kept, and what to do. */
export function HoldProblem({ problem, onRetry }: HoldProblemProps) {
  const t = useBookingText();
  const contentLang = useContentLang();
  const { title, advice, canRetry } = explain(problem, t);
  return (
    <Notice
      tone="danger"
      alert
      title={title}
      actions={
        canRetry && (
          <Button size="sm" variant="outline" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        )
      }
    >
      <p lang={contentLang}>{problem.message}</p>
      <p>
        {advice} {t('orCall')} <PhoneLink phone={site.supportPhone} />.{' '}
        <HeldTripsLink known={'holds' in problem.errors} />
      </p>
    </Notice>
  );
}

function explain({ status }: Problem, t: ReturnType<typeof useBookingText>) {
  const kept = t('holdKept');
  if (status === 409)
    return { title: t('holdConflict'), advice: `${kept} ${t('holdConflictAdvice')}`, canRetry: true };
  if (status === 429)
    return { title: t('holdTooMany'), advice: `${kept} ${t('holdTooManyAdvice')}`, canRetry: true };
  if (status >= 400 && status < 500)
    return { title: t('holdChange'), advice: `${kept} ${t('holdChangeAdvice')}`, canRetry: false };
  return { title: t('holdFailed'), advice: kept, canRetry: true };
}
