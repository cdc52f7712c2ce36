import { formatPaise } from '@kaadu/contracts';
import { RefundBody, type StaffBooking } from '@kaadu/contracts/booking';
import { Button } from '@kaadu/ui';
import { useState, type FormEvent } from 'react';
import { useAction } from '@kaadu/ui/action';
import { TextField } from '@kaadu/ui';
import { checkForm, paiseOf } from '../../../shared/form/check-form';
import styles from '../../../shared/act/forms.module.css';
import { Panel } from '../../../shared/act/Panel';
import { ConfirmDialog } from '../../../shared/act/ConfirmDialog';
import type { Consequence } from '../../../shared/act/consequence';
import { moneyFacts } from './consequences';

interface RefundFormProps {
  readonly booking: StaffBooking;
  readonly refund: (body: RefundBody) => Promise<void>;
}

/** Refunds a booking in whole or in part, or requests approval by a second person. */
export function RefundForm({ booking, refund }: RefundFormProps) {
  const { refundable, approval_above: limit } = booking;
  const [rupees, setRupees] = useState('');
  const [reason, setReason] = useState('');
  const [cancels, setCancels] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [asked, setAsked] = useState<RefundBody | null>(null);
  const { run, busy, problem } = useAction();
  const amount = paiseOf(rupees);
  const { value, problems } = checkForm(RefundBody, {
    amount,
    reason,
    cancels,
    shown_refundable: refundable,
  });
  const action = amount > limit ? 'Ask for approval' : 'Refund';
  const tooMuch = amount > refundable ? `At most ${formatPaise(refundable)} can be refunded.` : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (value && !tooMuch) setAsked(value);
  };
  return (
    <Panel title="Refund">
      <form className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.lead}>
          {formatPaise(refundable)} can be refunded. More than {formatPaise(limit)} needs a second person.
        </p>
        <AmountField
          value={rupees}
          onChange={setRupees}
          problem={isChecked ? (problems['amount'] ?? tooMuch) : undefined}
        />
        <ReasonField
          value={reason}
          onChange={setReason}
          problem={isChecked ? problems['reason'] : undefined}
        />
        {booking.booking.status === 'CONFIRMED' && <CancelField checked={cancels} onChange={setCancels} />}
        <div className={styles.buttons}>
          <Button type="submit">{action}</Button>
          <Button variant="quiet" onClick={() => setRupees(String(refundable / 100))}>
            Enter the full amount
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={asked !== null}
        title={`Refund ${formatPaise(asked?.amount ?? 0)} of ${booking.booking.reference}?`}
        facts={refundFacts(booking, asked)}
        action={action}
        busy={busy}
        problem={problem}
        onConfirm={() => asked && void run(() => refund(asked))}
        onClose={() => setAsked(null)}
      />
    </Panel>
  );
}

interface TypedFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: string | undefined;
}

function AmountField({ onChange, ...shown }: TypedFieldProps) {
  return (
    <TextField
      {...shown}
      label="Amount, ₹"
      inputMode="decimal"
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function ReasonField({ onChange, ...shown }: TypedFieldProps) {
  return (
    <TextField
      {...shown}
      label="Reason"
      hint="For colleagues and accounting; the traveller sees only the amount."
      maxLength={300}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface CancelFieldProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function CancelField({ checked, onChange }: CancelFieldProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      Cancel the booking too
    </label>
  );
}

/** Returns the consequences of a refund; none before one is entered. */
function refundFacts(booking: StaffBooking, asked: RefundBody | null): Consequence[] {
  if (!asked) return [];
  const { refundable, approval_above: limit } = booking;
  return [
    ...moneyFacts(booking, { refund: asked.amount, stays: refundable - asked.amount }),
    {
      name: 'Booking',
      value: asked.cancels ? 'Is cancelled. Its places are free again.' : 'Stays as it is.',
    },
    ...(asked.amount > limit
      ? [{ name: 'Approval', value: 'Nothing goes back before a second person approves.' }]
      : []),
  ];
}
