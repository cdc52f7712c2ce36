import type { StaffBooking } from '@kaadu/contracts/booking';
import { Button } from '@kaadu/ui';
import { useState } from 'react';
import { useAction } from '@kaadu/ui/action';
import { TextField } from '@kaadu/ui';
import { ActionProblem } from '../ActionProblem';
import styles from '../forms.module.css';
import { Panel } from '../Panel';
import { ConfirmDialog } from './ConfirmDialog';
import { moneyFacts } from './consequences';

interface DecisionProps {
  readonly booking: StaffBooking;
  readonly decide: (decision: { readonly accept: boolean; readonly reason: string | null }) => Promise<void>;
}

/** Accepts or rejects a booking on request. */
export function Decision({ booking, decide }: DecisionProps) {
  const [reason, setReason] = useState('');
  const [asks, setAsks] = useState(false);
  const { run, busy, problem } = useAction();
  const press = (accept: boolean) => run(() => decide({ accept, reason: reason.trim() || null }));
  return (
    <Panel title="Can we host this trip?" isUrgent>
      <div className={styles.form}>
        <p className={styles.lead}>
          It is paid and the places are held. If you reject it, the full amount is refunded. Either way the
          traveller gets an e-mail.
        </p>
        <TextField
          label="Reason"
          hint="For colleagues; shown in the history."
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <ActionProblem problem={asks ? null : problem} />
        <div className={styles.buttons}>
          <Button busy={busy} onClick={() => void press(true)}>
            Accept
          </Button>
          <Button variant="outline" busy={busy} onClick={() => setAsks(true)}>
            Reject and refund
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asks}
        title={`Reject ${booking.booking.reference}?`}
        facts={[
          ...moneyFacts(booking, { refund: booking.payment?.amount ?? 0, stays: 0 }),
          { name: 'Booking', value: 'Is rejected. Its places are free again.' },
        ]}
        action="Reject and refund"
        busy={busy}
        problem={problem}
        onConfirm={() => void press(false)}
        onClose={() => setAsks(false)}
      />
    </Panel>
  );
}
