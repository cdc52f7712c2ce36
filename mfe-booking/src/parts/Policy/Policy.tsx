import type { Booking } from '@kaadu/contracts/booking';
import { indianTime, longDate, addDays, indianDay } from '@kaadu/ui/dates';
import styles from './Policy.module.css';

/** Refunds by cancellation date. The steps end at instants in India. */
export function Policy({ policy }: Pick<Booking, 'policy'>) {
  const steps = policy.filter(({ refund_percent }) => refund_percent > 0);
  if (steps.length === 0) return <p>This booking cannot be refunded.</p>;
  return (
    <ul className={styles.steps}>
      {steps.map(({ until, refund_percent }) => (
        <li key={until}>
          <strong>{refund_percent}% back</strong> {deadline(until)}
        </li>
      ))}
      <li>
        <strong>No refund</strong> after that
      </li>
    </ul>
  );
}

/** Formats the deadline of a step. One that ends at midnight covers the whole day before. */
function deadline(until: string): string {
  const time = indianTime(until);
  return time.endsWith(', 00:00')
    ? `until the end of ${longDate(addDays(indianDay(until), -1))}`
    : `until ${time}`;
}
