import type { GuestUser } from '@kaadu/contracts';
import { Button } from '@kaadu/ui';
import { useRef, type FormEvent, type KeyboardEvent } from 'react';
import type { SignedInUser } from '../session/session-storage';
import { TextField, type FieldNotice } from '../TextField/TextField';
import { useFocusOnMount } from '../TextField/use-focus-on-mount';
import styles from '../LoginForm/LoginForm.module.css';
import { useSignUp } from './use-sign-up';

interface SignUpFormProps {
  readonly guest: GuestUser;
  readonly onRegistered: (user: SignedInUser) => void;
}

const asNotice = (text: string | undefined): FieldNotice | null => (text ? { tone: 'failure', text } : null);

function confirmed({ verified_contact }: GuestUser): string {
  if (verified_contact === 'email') return 'Your e-mail address is confirmed.';
  return verified_contact === 'phone' ? 'Your mobile number is confirmed.' : 'Your code is right.';
}

/** §2.5: asks a first-time visitor for a name. Enter moves from the first name to the last, and there submits. */
export function SignUpForm({ guest, onRegistered }: SignUpFormProps) {
  const firstName = useFocusOnMount();
  const lastName = useRef<HTMLInputElement>(null);
  const { names, errors, busy, setName, register } = useSignUp(guest, onRegistered);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void register();
  };
  const toLastName = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    lastName.current?.focus();
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div>
        <h2 className={styles.title}>What may we call you?</h2>
        <p className={styles.lead}>{confirmed(guest)} Add your name to finish.</p>
      </div>
      <TextField
        ref={firstName}
        label="First name"
        autoComplete="given-name"
        value={names.first_name}
        notice={asNotice(errors.first_name)}
        onChange={(event) => setName('first_name', event.target.value)}
        onKeyDown={toLastName}
      />
      <TextField
        ref={lastName}
        label="Last name"
        autoComplete="family-name"
        value={names.last_name}
        notice={asNotice(errors.last_name)}
        onChange={(event) => setName('last_name', event.target.value)}
      />
      <Button type="submit" variant="accent" busy={busy}>
        {busy ? 'Signing up...' : 'Continue'}
      </Button>
    </form>
  );
}
