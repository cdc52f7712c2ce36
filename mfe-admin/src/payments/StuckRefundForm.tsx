import { Button } from '@kaadu/ui';
import { useState } from 'react';
import { useAction } from '@kaadu/ui/action';
import { TextField } from '@kaadu/ui';
import { ActionProblem } from '../bookings/detail/ActionProblem';
import styles from '../bookings/detail/forms.module.css';

interface StuckRefundFormProps {
  readonly again: (body: { readonly reason: string }) => Promise<void>;
  readonly otherwise: (body: { readonly reason: string; readonly transaction_ref: string }) => Promise<void>;
}

/** Retries a refund, or records how it was paid. Above the limit it needs a second person's approval. */
export function StuckRefundForm({ again, otherwise }: StuckRefundFormProps) {
  const [reason, setReason] = useState('');
  const [reference, setReference] = useState('');
  const { run, busy, problem } = useAction();
  return (
    <div className={styles.form}>
      <TextField
        label="Reason"
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <TextField
        label="Reference of the payment by other means"
        maxLength={100}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      <ActionProblem problem={problem} />
      <div className={styles.buttons}>
        <Button busy={busy} onClick={() => void run(() => again({ reason }))}>
          Refund again
        </Button>
        <Button
          variant="outline"
          busy={busy}
          onClick={() => void run(() => otherwise({ reason, transaction_ref: reference }))}
        >
          Paid by other means
        </Button>
      </div>
    </div>
  );
}
