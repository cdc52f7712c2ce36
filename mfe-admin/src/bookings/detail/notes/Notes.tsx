import { BookingNoteBody, type StaffBooking } from '@kaadu/contracts/booking';
import { Button, TextArea } from '@kaadu/ui';
import { useState, type FormEvent } from 'react';
import { useAction } from '@kaadu/ui/action';
import { indianTime } from '@kaadu/ui/dates';
import { checkForm } from '../../../shared/form/check-form';
import { ActionProblem } from '../../../shared/act/ActionProblem';
import forms from '../../../shared/act/forms.module.css';
import { Panel } from '../../../shared/act/Panel';
import styles from './Notes.module.css';

interface NotesProps {
  readonly booking: StaffBooking;
  readonly add: (text: string) => Promise<void>;
}

/** Notes for colleagues. */
export function Notes({ booking: { notes = [] }, add }: NotesProps) {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { run, busy, problem } = useAction();
  const { value, problems } = checkForm(BookingNoteBody, { text });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!value) return;
    void run(async () => {
      await add(value.text);
      setText('');
      setChecked(false);
    });
  };
  return (
    <Panel title="Internal notes">
      {notes.length === 0 ? (
        <p className={forms.lead}>None yet. The traveller never sees them.</p>
      ) : (
        <ol className={styles.notes}>
          {notes.map(({ primary_key, text: written, by, at }) => (
            <li key={primary_key} className={styles.note}>
              <p className={styles.text}>{written}</p>
              <p className={styles.author}>
                <span>{by ?? 'A former colleague'}</span>, <time dateTime={at}>{indianTime(at)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <form className={forms.form} noValidate onSubmit={submit}>
        <TextArea
          label="New note"
          hint="For colleagues only."
          maxLength={2000}
          value={text}
          onChange={({ target }) => setText(target.value)}
          problem={isChecked ? problems['text'] : undefined}
        />
        <ActionProblem problem={problem} />
        <div className={forms.buttons}>
          <Button type="submit" variant="outline" busy={busy}>
            Add the note
          </Button>
        </div>
      </form>
    </Panel>
  );
}
