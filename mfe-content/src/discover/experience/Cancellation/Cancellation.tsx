import { SectionHeading } from '@kaadu/ui';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { usePresent } from '../../../shared/dates/use-present';
import { refundSteps } from './refund-steps';
import { useExperienceText } from '../messages';
import { useLanguage } from '@kaadu/federation/react';
import styles from './Cancellation.module.css';

interface CancellationProps {
  readonly steps: ExperienceDetail['cancellation'];
  /** Start of the trip; null until a day is chosen. */
  readonly start: number | null;
}

/** The refund policy as a timeline. */
export function Cancellation({ steps, start }: CancellationProps) {
  const t = useExperienceText();
  const language = useLanguage();
  const now = usePresent();
  if (steps.length === 0) return null;
  return (
    <section>
      <SectionHeading
        title={t('ifPlansChange')}
        lead={start === null ? t('refundLeadUndated') : t('refundLead')}
      />
      <ol className={styles.line}>
        {refundSteps(steps, start, now, { t, language }).map(({ percent, when, passed }) => (
          <li
            key={when}
            className={styles.step}
            data-refund={refundKind(percent)}
            data-passed={passed || undefined}
          >
            <strong className={styles.percent}>
              {percent === 0 ? t('noRefund') : t('percentBack', { percent })}
            </strong>
            <span className={styles.when}>
              {when}
              {passed && <span>{` ${t('alreadyPast')}`}</span>}
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
