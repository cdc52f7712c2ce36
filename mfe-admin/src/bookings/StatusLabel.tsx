import { bookingStatus, type BookingStatus } from '@kaadu/contracts/booking';
import styles from './StatusLabel.module.css';

/** The state of a booking. */
export function StatusLabel({ status }: { readonly status: BookingStatus }) {
  return (
    <span className={styles.status} data-status={status}>
      {bookingStatus[status].staffLabel}
    </span>
  );
}
