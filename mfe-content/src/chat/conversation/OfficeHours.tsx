import type { ChatState } from '@kaadu/contracts/chat';
import { readEmail } from '@kaadu/contracts/email';
import { Button } from '@kaadu/ui';
import { type FormEvent, useId, useState } from 'react';
import { indianTime } from '@kaadu/ui/dates';
import { problemOf } from '@kaadu/ui/problem';
import styles from './Conversation.module.css';

interface OfficeHoursProps {
  readonly state: ChatState;
  /** Whether advisors answer now. */
  readonly isOpen: boolean;
  /** @throws ApiError */
  readonly onSave: (email: string | null) => Promise<void>;
  readonly hasAsked: boolean;
}

/** Notice outside office hours: when advisors answer, and the e-mail address that answers are sent to. */
export function OfficeHours({ state, isOpen, onSave, hasAsked }: OfficeHoursProps) {
  const { email } = state;
  const opensAt = isOpen ? null : state.opens_at;
  if (opensAt === null && !(email && hasAsked)) return null;
  return (
    <div className={styles.hours}>
      {opensAt !== null && (
        <p>
          We are back on <time dateTime={opensAt}>{indianTime(opensAt)} IST</time>.
        </p>
      )}
      {email ? <SavedEmail email={email} onSave={onSave} /> : <EmailForm onSave={onSave} />}
    </div>
  );
}

type Saving = Pick<OfficeHoursProps, 'onSave'>;

function SavedEmail({ email, onSave }: Saving & { readonly email: string }) {
  const [problem, setProblem] = useState('');
  const remove = () => onSave(null).catch((error: unknown) => setProblem(problemOf(error).message));
  return (
    <p>
      Answers that you do not read here go to <strong className={styles.email}>{email}</strong>.{' '}
      <button type="button" className={styles.link} onClick={() => void remove()}>
        Change
      </button>
      {problem && <span role="alert"> {problem}</span>}
    </p>
  );
}

function EmailForm({ onSave }: Saving) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const reading = readEmail(email);
    if (reading.email === null) {
      setProblem(reading.problem);
      return;
    }
    setBusy(true);
    setProblem('');
    await onSave(reading.email).catch((error: unknown) => setProblem(problemOf(error).message));
    setBusy(false);
  }
  return (
    <form className={styles.emailForm} noValidate onSubmit={(event) => void save(event)}>
      <label htmlFor={id}>E-mail the answer to</label>
      <input
        id={id}
        className={styles.field}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      <Button type="submit" size="sm" variant="outline" busy={busy}>
        Save
      </Button>
      {problem && (
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
