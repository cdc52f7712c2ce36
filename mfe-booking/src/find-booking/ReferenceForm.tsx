import { Button, Notice, TextField } from '@kaadu/ui';
import type { useFindBooking } from './use-find-booking';
import styles from './FindBookingPage.module.css';

export interface FindingProps {
  readonly finding: ReturnType<typeof useFindBooking>;
}

/** First step: the reference of the booking and the e-mail address that was given with it. */
export function ReferenceForm({ finding }: FindingProps) {
  const { problem, busy } = finding;
  const errors = problem?.errors ?? {};
  const isOfField = Boolean(errors['reference'] ?? errors['email']);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void finding.request();
      }}
    >
      <p>We send a code to the e-mail address of the booking. You need no account.</p>
      <TextField
        label="Booking reference"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
        placeholder="KT-7F3K-9Q2M"
        value={finding.reference}
        problem={errors['reference']?.[0]}
        onChange={({ target }) => finding.setReference(target.value)}
      />
      <TextField
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        hint="The one you gave when you booked"
        value={finding.email}
        problem={errors['email']?.[0]}
        onChange={({ target }) => finding.setEmail(target.value)}
      />
      {problem && !isOfField && (
        <Notice tone="danger" alert title="No code was sent">
          <p>{problem.message}</p>
        </Notice>
      )}
      <Button type="submit" busy={busy}>
        {busy ? 'Sending the code …' : 'Send me a code'}
      </Button>
    </form>
  );
}
