import { indianTime } from '@kaadu/ui/dates';
import styles from './FreeCancellation.module.css';

interface FreeCancellationProps {
  /** Instant until which a trip on chosen dates can be cancelled for nothing; null: not any more. Undefined: no dates. */
  readonly until: string | number | null | undefined;
  /** Days before the start that this is in general; null: at no time. */
  readonly days: number | null;
}

/** Until when all of the price comes back, in India's time; nothing where it does not. */
export function FreeCancellation({ until, days }: FreeCancellationProps) {
  if ((until === undefined ? days : until) === null) return null;
  const when = until ? `until ${indianTime(until)}` : days === 0 ? 'until it begins' : upTo(days);
  return <p className={styles.free}>{`Free cancellation ${when}`}</p>;
}

const upTo = (days: number | null) => `up to ${days} ${days === 1 ? 'day' : 'days'} before`;
