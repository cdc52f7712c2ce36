import { TextArea, TextField } from '@kaadu/ui';
import type { Draft } from './draft';
import type { ExtrasForm, FieldProblems } from './form';
import styles from './TravellersStep.module.css';

interface HostNotesFieldsProps {
  readonly extras: ExtrasForm;
  readonly problems: FieldProblems;
  readonly onChange: (part: Pick<Draft, 'note' | 'arrival' | 'dietary'>) => void;
}

/** Fields for the host: arrival time, dietary needs and a note. All are optional. */
export function HostNotesFields({ extras, problems, onChange }: HostNotesFieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>
        For your host <span className={styles.age}>· optional</span>
      </legend>
      <div className={styles.fields}>
        <TextField
          label="Arrival time"
          type="time"
          value={extras.arrival}
          problem={problems['host_notes.arrival_time']}
          onChange={({ target }) => onChange({ arrival: target.value })}
        />
        <TextField
          label="Dietary needs"
          maxLength={200}
          hint="Such as vegetarian, vegan, Jain or an allergy"
          value={extras.dietary}
          problem={problems['host_notes.dietary_needs']}
          onChange={({ target }) => onChange({ dietary: target.value })}
        />
        <TextArea
          label="Note to the host"
          rows={3}
          maxLength={500}
          value={extras.note}
          problem={problems['host_notes.note']}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </div>
    </fieldset>
  );
}
