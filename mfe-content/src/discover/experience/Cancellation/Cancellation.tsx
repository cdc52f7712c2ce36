import { SectionHeading } from '@kaadu/ui';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import type { IsoDate } from '../../../shared/dates/dates';
import { useToday } from '../../../shared/dates/use-today';
import { refundSteps } from './refund-steps';
import styles from './Cancellation.module.css';

interface CancellationProps {
  readonly steps: ExperienceDetail['cancellation'];
  /** First day of the trip; empty until one is chosen. */
  readonly from: IsoDate | '';
}

/** The refund policy as a timeline. */
export function Cancellation({ steps, from }: CancellationProps) {
  const today = useToday();
  if (steps.length === 0) return null;
  return (
    <section>
      <SectionHeading
        title="If plans change"
        lead={
          from
            ? 'What you get back for the day you chose, by when you cancel (end of day, India time).'
            : 'Choose a date and these become dates.'
        }
      />
      <ol className={styles.line}>
        {refundSteps(steps, from, today).map(({ percent, when, passed }) => (
          <li
            key={when}
            className={styles.step}
            data-refund={refundKind(percent)}
            data-passed={passed || undefined}
          >
            <strong className={styles.percent}>{percent === 0 ? 'No refund' : `${percent}% back`}</strong>
            <span className={styles.when}>
              {when}
              {passed && ' (already past)'}
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
