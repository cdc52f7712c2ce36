import { Button } from '@kaadu/ui';
import { useState } from 'react';
import { useAction } from '@kaadu/ui/action';
import { TextField } from '@kaadu/ui';
import { ActionProblem } from '../bookings/detail/ActionProblem';
import styles from '../bookings/detail/forms.module.css';

/** Closes an incident. */
export function CloseForm({ close }: { readonly close: (note: string) => Promise<void> }) {
  const [note, setNote] = useState('');
  const { run, busy, problem } = useAction();
  return (
    <div className={styles.form}>
      <TextField
        label="What was done"
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <ActionProblem problem={problem} />
      <div className={styles.buttons}>
        <Button variant="outline" busy={busy} onClick={() => void run(() => close(note))}>
          Close the incident
        </Button>
      </div>
    </div>
  );
}
