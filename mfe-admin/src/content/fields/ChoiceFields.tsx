import { SelectField } from '@kaadu/ui';
import type { ChoiceSource } from '@kaadu/contracts/form';
import { textOf, type Field } from '../field';
import { useChoices } from './choices';
import styles from './fields.module.css';

interface ChoiceFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly problem: string | undefined;
  readonly field: Extract<Field, { kind: 'choice' }>;
  readonly value: unknown;
  readonly onChange: (value: string | number | null) => void;
}

/** Selects one record that this one refers to. */
export function ChoiceField({ field, value, onChange, label, ...shown }: ChoiceFieldProps) {
  const choices = useChoices(field.from);
  return (
    <SelectField
      {...shown}
      label={field.isOptional ? `${label} (optional)` : label}
      value={textOf(value)}
      onChange={({ target }) =>
        onChange(choices.find(({ key }) => String(key) === target.value)?.key ?? null)
      }
    >
      <option value="">{field.isOptional ? 'None' : 'Choose …'}</option>
      {choices.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

interface ChoicesFieldProps {
  readonly label: string;
  readonly problem: string | undefined;
  readonly from: ChoiceSource;
  readonly value: readonly number[];
  readonly onChange: (value: readonly number[]) => void;
}

/** Selects any number of records that this one refers to. */
export function ChoicesField({ label, problem, from, value, onChange }: ChoicesFieldProps) {
  const choices = useChoices(from);
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map(({ key, name }) => (
        <label key={key} className={styles.yes}>
          <input
            type="checkbox"
            checked={value.includes(Number(key))}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, Number(key)] : value.filter((one) => one !== key))
            }
          />
          {name}
        </label>
      ))}
      {problem && <p className={styles.problem}>{problem}</p>}
    </fieldset>
  );
}
