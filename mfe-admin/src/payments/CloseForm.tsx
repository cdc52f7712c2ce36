import { TextField } from '@kaadu/ui';
import { useState } from 'react';
import { AskButton } from '../shared/act/AskButton';
import styles from '../shared/act/forms.module.css';

interface CloseFormProps {
  /** Amount of the incident, as text. */
  readonly amount: string;
  readonly close: (note: string) => Promise<void>;
}

/** Closes an incident. */
export function CloseForm({ amount, close }: CloseFormProps) {
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const missing = note.trim() ? undefined : 'Say what was done.';
  return (
    <div className={styles.form}>
      <TextField
        label="What was done"
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        problem={isChecked ? missing : undefined}
      />
      <div className={styles.buttons}>
        <AskButton
          variant="outline"
          label="Close the incident"
          question={`Close the incident over ${amount}?`}
          facts={[
            { name: 'Money', value: `${amount} stays where it is: closing moves nothing.` },
            { name: 'Incident', value: 'Leaves this list, and cannot be opened again.' },
          ]}
          check={() => {
            setChecked(true);
            return !missing;
          }}
          act={() => close(note.trim())}
        />
      </div>
    </div>
  );
}
