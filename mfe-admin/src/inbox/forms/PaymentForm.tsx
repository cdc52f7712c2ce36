import { RequestPaymentBody } from '@kaadu/contracts/chat';
import { type FormEvent, useState } from 'react';
import { useAction } from '@kaadu/ui/action';
import { SelectField, TextField } from '@kaadu/ui';
import type { InboxApi } from '../session/inbox-api';
import styles from './Form.module.css';
import { FormEnd } from './FormEnd';
import { paiseOf } from './rupees';

interface PaymentFormProps {
  readonly api: InboxApi;
  readonly thread: number;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

const hourMs = 60 * 60_000;
/** Periods for which a request can be paid, in hours. */
const lengths = [
  [2, '2 hours'],
  [24, '1 day'],
  [72, '3 days'],
  [168, '1 week'],
] as const;

/** Moves the focus into a form when it opens. */
const focusFirst = (input: HTMLInputElement | null) => input?.focus();

type Problems = Partial<Record<'description' | 'amount', string>>;
type Given = Readonly<Record<'description' | 'amount' | 'hours', string>>;

/** Reads the request from the form; undefined while a value is missing. */
function readForm(id: string, { description, amount, hours }: Given) {
  const { data, error } = RequestPaymentBody.safeParse({
    id,
    description,
    amount: paiseOf(amount),
    expires_at: new Date(Date.now() + Number(hours) * hourMs).toISOString(),
  });
  const fields = new Set(error?.issues.map(({ path }) => path[0]));
  const problems: Problems = {
    ...(fields.has('description') && { description: 'Enter what it is for, in at most 300 characters.' }),
    ...(fields.has('amount') && { amount: 'Please enter ₹1 to ₹1 crore, such as 1250 or 1,250.50.' }),
  };
  return { data, problems };
}

/** Requests a payment from the visitor: purpose, amount and deadline. */
export function PaymentForm({ api, thread, onSent, onCancel }: PaymentFormProps) {
  // The same id for every attempt, so that retries create one request.
  const [id] = useState(() => crypto.randomUUID());
  const [given, setGiven] = useState<Given>({ description: '', amount: '', hours: '24' });
  const [wrong, setWrong] = useState<Problems>({});
  const { run, busy, problem } = useAction();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { data, problems } = readForm(id, given);
    setWrong(problems);
    if (!data) return;
    void run(async () => {
      await api.requestChatPayment({ thread, ...data });
      onSent();
    });
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="What for"
        autoComplete="off"
        value={given.description}
        onChange={({ target }) => setGiven({ ...given, description: target.value })}
        ref={focusFirst}
        problem={wrong.description ?? problem?.errors['description']?.[0]}
      />
      <div className={styles.row}>
        <TextField
          label="Amount in ₹, tax included"
          inputMode="decimal"
          autoComplete="off"
          value={given.amount}
          onChange={({ target }) => setGiven({ ...given, amount: target.value })}
          problem={wrong.amount ?? problem?.errors['amount']?.[0]}
        />
        <SelectField
          label="Can be paid for"
          value={given.hours}
          onChange={({ target }) => setGiven({ ...given, hours: target.value })}
        >
          {lengths.map(([hours, label]) => (
            <option key={hours} value={hours}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <FormEnd problem={problem} busy={busy} label="Send the request" onCancel={onCancel} />
    </form>
  );
}
