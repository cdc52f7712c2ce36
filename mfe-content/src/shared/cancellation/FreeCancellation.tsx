import { indianTime } from '@kaadu/ui/dates';
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
  if ((until === undefined ? days : until) === null) return null;
  const when = until ? `until ${indianTime(until)}` : days === 0 ? 'until it begins' : upTo(days);
  return <p className={styles.free}>{`Free cancellation ${when}`}</p>;
}

const upTo = (days: number | null) => `up to ${days} ${days === 1 ? 'day' : 'days'} before`;
