import { formatPaise } from '@kaadu/contracts';
import type { StaffBooking } from '@kaadu/contracts/booking';
import { TextField } from '@kaadu/ui';
import { useState } from 'react';
import { AskButton } from '../../../shared/act/AskButton';
import styles from '../../../shared/act/forms.module.css';
import { Panel } from '../../../shared/act/Panel';
import { moneyFacts } from './consequences';

interface DecisionProps {
  readonly booking: StaffBooking;
  readonly decide: (decision: { readonly accept: boolean; readonly reason: string | null }) => Promise<void>;
}

/** Accepts or rejects a booking on request. */
export function Decision({ booking, decide }: DecisionProps) {
  const [reason, setReason] = useState('');
  const { reference } = booking.booking;
  const paid = booking.payment?.amount ?? 0;
  const send = (accept: boolean) => decide({ accept, reason: reason.trim() || null });
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
        <div className={styles.buttons}>
          <AskButton
            label="Accept"
            action="Accept the booking"
            question={`Accept ${reference}?`}
            facts={[
              { name: 'Stays with us', value: formatPaise(paid) },
              { name: 'Booking', value: 'Is confirmed. The traveller gets the voucher by e-mail.' },
            ]}
            act={() => send(true)}
          />
          <AskButton
            variant="outline"
            label="Reject and refund"
            question={`Reject ${reference}?`}
            facts={[
              ...moneyFacts(booking, { refund: paid, stays: 0 }),
              { name: 'Booking', value: 'Is rejected. Its places are free again.' },
            ]}
            act={() => send(false)}
          />
        </div>
      </div>
    </Panel>
  );
}
