import { formatPaise } from '@kaadu/contracts';
import type { StaffBooking } from '@kaadu/contracts/booking';
import { Button } from '@kaadu/ui';
import { useAction } from '@kaadu/ui/action';
import { useState } from 'react';
import styles from '../forms.module.css';
import { Panel } from '../Panel';
import { ConfirmDialog } from './ConfirmDialog';

interface NoShowProps {
  readonly booking: StaffBooking;
  readonly report: () => Promise<void>;
}

/** Records that the travellers did not arrive. */
export function NoShow({ booking: { booking, refundable }, report }: NoShowProps) {
  const [asks, setAsks] = useState(false);
  const { run, busy, problem } = useAction();
  return (
    <Panel title="Did the travellers not arrive?">
      <div className={styles.form}>
        <p className={styles.lead}>The booking ends as a no-show, without a refund. This cannot be undone.</p>
        <div className={styles.buttons}>
          <Button variant="outline" onClick={() => setAsks(true)}>
            Record a no-show
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asks}
        title={`Record a no-show for ${booking.reference}?`}
        facts={[
          { name: 'Goes back', value: `${formatPaise(0)}: a no-show is not refunded` },
          { name: 'Stays with us', value: formatPaise(refundable) },
          {
            name: 'Booking',
            value: 'Ends as a no-show, and its voucher is no longer valid. This cannot be undone.',
          },
        ]}
        action="Record a no-show"
        busy={busy}
        problem={problem}
        onConfirm={() => void run(report)}
        onClose={() => setAsks(false)}
      />
    </Panel>
  );
}
