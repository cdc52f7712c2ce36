import { Button, Notice, TextField } from '@kaadu/ui';
import { useEffect, useRef } from 'react';
import type { FindingProps } from './ReferenceForm';
import styles from './FindBookingPage.module.css';

/** Second step: the code that was sent, if there is such a booking. */
export function CodeForm({ finding }: FindingProps) {
  const { problem, busy, email, reference, code } = finding;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const wrong = problem?.errors['otp']?.[0];
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void finding.open();
      }}
    >
      <p role="status">
        If {reference.trim()} was booked with {email.trim()}, a code is on its way there. It is good for 5
        minutes.
      </p>
      <TextField
        ref={field}
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        translate="no"
        placeholder="6-digit code"
        value={code}
        problem={wrong}
        onChange={({ target }) => finding.setCode(target.value)}
      />
      {problem && !wrong && (
        <Notice tone="danger" alert title="The booking was not opened">
          <p>{problem.message}</p>
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={busy} disabled={code === ''}>
          {busy ? 'One moment …' : 'Open my booking'}
        </Button>
        <Button variant="quiet" busy={busy} onClick={() => void finding.request()}>
          Send another code
        </Button>
        <Button variant="quiet" onClick={finding.startOver}>
          Change reference or e-mail
        </Button>
      </div>
    </form>
  );
}
