import { capitalise } from '@kaadu/contracts/text';
import { TextField } from '@kaadu/ui';
import styles from '../../../../shared/act/forms.module.css';
import type { ChangeFormState } from './use-change-form';

interface NameFieldsProps extends Pick<ChangeFormState, 'rows' | 'setRow' | 'problems'> {
  /** Name of the document that adults need; null when none is required. */
  readonly document: string | null;
}

/** Names of the party, and the documents of its adults. */
export function NameFields({ rows, setRow, problems, document: required }: NameFieldsProps) {
  return rows.map(({ name, document, age }, index) => (
    <div key={index} className={styles.form}>
      <TextField
        label={`Traveller ${index + 1}${age === null ? '' : `, child, ${age === 0 ? 'under 1' : age}`}`}
        autoComplete="off"
        maxLength={100}
        value={name}
        problem={problems[`${index}.name`]}
        onChange={({ target }) => setRow(index, { name: target.value })}
      />
      {required && age === null && (
        <TextField
          label={`${capitalise(required)} number of traveller ${index + 1}`}
          autoComplete="off"
          maxLength={40}
          value={document}
          problem={problems[`${index}.document`]}
          onChange={({ target }) => setRow(index, { document: target.value })}
        />
      )}
    </div>
  ));
}
