import { SectionHeading } from '@kaadu/ui';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { usePresent } from '../../../shared/dates/use-present';
import { refundSteps } from './refund-steps';
import styles from './Cancellation.module.css';

interface CancellationProps {
  readonly steps: ExperienceDetail['cancellation'];
  /** Start of the trip; null until a day is chosen. */
  readonly start: number | null;
}

/** The refund policy as a timeline. */
export function Cancellation({ steps, start }: CancellationProps) {
  const now = usePresent();
  if (steps.length === 0) return null;
  return (
    <section>
      <SectionHeading
        title="If plans change"
        lead={
          start === null
            ? 'Choose a date to see the exact deadlines.'
            : 'Your refund for the date you chose, depending on when you cancel (India time).'
        }
      />
      <ol className={styles.line}>
        {refundSteps(steps, start, now).map(({ percent, when, passed }) => (
          <li
            key={when}
            className={styles.step}
            data-refund={refundKind(percent)}
            data-passed={passed || undefined}
          >
            <strong className={styles.percent}>{percent === 0 ? 'No refund' : `${percent}% back`}</strong>
            <span className={styles.when}>
              {when}
              {passed && <span>{' (already past)'}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function refundKind(percent: number): 'full' | 'part' | 'none' {
  if (percent === 100) return 'full';
  return percent > 0 ? 'part' : 'none';
}
