import { TextField } from '@kaadu/ui';
import forms from '../../shared/act/forms.module.css';
import { Weekdays } from '../editor/Weekdays';
import type { TypedRules } from './rules-text';
import styles from './sale.module.css';

interface RuleFieldsProps {
  readonly rules: TypedRules;
  readonly isStay: boolean;
  /** Messages by path of the field. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (rules: TypedRules) => void;
}

/** Fields for when an option can be booked, and by how many guests. */
export function RuleFields({ rules, isStay, problems, onChange }: RuleFieldsProps) {
  const field = (
    name: 'seasonFrom' | 'seasonTo' | 'minNights' | 'cutoffHours' | 'maxUnits',
    path: string,
  ) => ({
    value: rules[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...rules, [name]: target.value }),
    problem: problems[`rules.${path}`],
  });
  const number = { type: 'number', inputMode: 'numeric', step: 1, min: 0 } as const;
  return (
    <>
      <Weekdays
        legend={isStay ? 'Nights that begin on' : 'Departs on'}
        chosen={rules.weekdays}
        onChange={(weekdays) => onChange({ ...rules, weekdays })}
      />
      {problems['rules.weekdays'] && <p className={styles.problem}>{problems['rules.weekdays']}</p>}
      <div className={styles.fields}>
        <TextField
          {...field('seasonFrom', 'season.from')}
          label="Season from"
          placeholder="06-01"
          hint="Month-day; empty: all year"
        />
        <TextField
          {...field('seasonTo', 'season.to')}
          label="Season until"
          placeholder="09-30"
          hint="Included"
        />
        {isStay && <TextField {...field('minNights', 'min_nights')} {...number} label="Minimum nights" />}
        <TextField
          {...field('cutoffHours', 'cutoff_hours')}
          {...number}
          label="Cut-off, in hours before the start"
        />
        <TextField
          {...field('maxUnits', 'max_units')}
          {...number}
          label={isStay ? 'Maximum rooms' : 'Maximum people'}
          hint="Per booking"
        />
      </div>
      <label className={forms.check}>
        <input
          type="checkbox"
          checked={rules.onRequest}
          onChange={({ target }) => onChange({ ...rules, onRequest: target.checked })}
        />
        On request: we decide after the payment
      </label>
    </>
  );
}
