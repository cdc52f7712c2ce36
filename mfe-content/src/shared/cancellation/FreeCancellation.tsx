import { useLanguage } from '@kaadu/federation/react';
import { indianTime } from '@kaadu/ui/dates';
import { useSharedText } from '../trip/messages';
import styles from './FreeCancellation.module.css';

interface FreeCancellationProps {
  /**
   * Instant until which a trip on chosen dates can be cancelled free of charge; null when it has passed. Undefined
   * without dates.
   */
  readonly until: string | number | null | undefined;
  /** Days before the start until which cancellation is free; null when it never is. */
  readonly days: number | null;
}

/** Deadline of free cancellation, in India's time; renders nothing where there is none. */
export function FreeCancellation({ until, days }: FreeCancellationProps) {
  const t = useSharedText();
  const language = useLanguage();
  if ((until === undefined ? days : until) === null) return null;
  const when = until
    ? t('cancelUntil', { when: indianTime(until, language) })
    : days === 0
      ? t('cancelUntilStart')
      : t('cancelUpTo', { days: days ?? 0 });
  return <p className={styles.free}>{t('cancelFree', { when })}</p>;
}
