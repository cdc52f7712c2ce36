import { formatPaise } from '@kaadu/contracts';
import type { StaffBooking } from '@kaadu/contracts/booking';
import { AskButton } from '../../../shared/act/AskButton';
import styles from '../../../shared/act/forms.module.css';
import { Panel } from '../../../shared/act/Panel';

interface NoShowProps {
  readonly booking: StaffBooking;
  readonly report: () => Promise<void>;
}

/** Records that the travellers did not arrive. */
export function NoShow({ booking: { booking, refundable }, report }: NoShowProps) {
  return (
    <Panel title="Did the travellers not arrive?">
      <div className={styles.form}>
        <p className={styles.lead}>The booking ends as a no-show, without a refund. This cannot be undone.</p>
        <div className={styles.buttons}>
          <AskButton
            variant="outline"
            label="Record a no-show"
            question={`Record a no-show for ${booking.reference}?`}
            facts={[
              { name: 'Goes back', value: `${formatPaise(0)}: a no-show is not refunded` },
              { name: 'Stays with us', value: formatPaise(refundable) },
              { name: 'Booking', value: 'Ends, and its voucher is no longer valid. This cannot be undone.' },
            ]}
            act={report}
          />
        </div>
      </div>
    </Panel>
  );
}
