import { TextArea, TextField } from '@kaadu/ui';
import type { Draft } from './draft';
import type { ExtrasForm, FieldProblems } from './form';
import { useCheckoutText } from '../messages';
import { usePartText } from '../../parts/messages';
import styles from './TravellersStep.module.css';

interface HostNotesFieldsProps {
  readonly extras: ExtrasForm;
  readonly problems: FieldProblems;
  readonly onChange: (part: Pick<Draft, 'note' | 'arrival' | 'dietary'>) => void;
}

/** Fields for the host: arrival time, dietary needs and a note. All are optional. */
export function HostNotesFields({ extras, problems, onChange }: HostNotesFieldsProps) {
  const t = useCheckoutText();
  const partT = usePartText();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>
        {partT('forHost')} <span className={styles.age}>· {t('optional')}</span>
      </legend>
      <div className={styles.fields}>
        <TextField
          label={t('arrivalTime')}
          type="time"
          value={extras.arrival}
          problem={problems['host_notes.arrival_time']}
          onChange={({ target }) => onChange({ arrival: target.value })}
        />
        <TextField
          label={partT('dietary')}
          maxLength={200}
          hint={t('dietaryHint')}
          value={extras.dietary}
          problem={problems['host_notes.dietary_needs']}
          onChange={({ target }) => onChange({ dietary: target.value })}
        />
        <TextArea
          label={partT('noteToHost')}
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
