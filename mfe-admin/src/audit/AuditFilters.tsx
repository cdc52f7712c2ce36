import { Button } from '@kaadu/ui';
import { useState, type FormEvent } from 'react';
import { SelectField, TextField } from '@kaadu/ui';
import styles from './audit.module.css';

interface Values extends Readonly<Record<string, string>> {
  readonly subject: string;
  readonly action: string;
  /** Key of an account. */
  readonly actor: string;
  readonly from: string;
  readonly to: string;
}

interface AuditFiltersProps {
  /** Current values of the filters. Other values need another `key`. */
  readonly values: Values;
  /** Every action in the log. */
  readonly actions: readonly string[];
  readonly onChange: (values: Values) => void;
}

const none: Values = { subject: '', action: '', actor: '', from: '', to: '' };

/** Filters of the audit log. */
export function AuditFilters({ values, actions, onChange }: AuditFiltersProps) {
  const [typed, setTyped] = useState(values);
  const field = (name: keyof Values) => ({
    name: String(name),
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange(typed);
  };
  return (
    <form className={styles.filters} role="search" onSubmit={submit}>
      <TextField {...field('subject')} label="Record" type="search" maxLength={60} placeholder="story 12" />
      <SelectField
        name="action"
        label="Action"
        value={typed.action}
        onChange={({ target }) => onChange({ ...typed, action: target.value })}
      >
        <option value="">Any</option>
        {actions.map((action) => (
          <option key={action} value={action}>
            {action}
          </option>
        ))}
      </SelectField>
      <TextField {...field('from')} label="From" type="date" />
      <TextField {...field('to')} label="To" type="date" />
      <div className={styles.buttons}>
        <Button type="submit">Find</Button>
        {Object.values(values).some(Boolean) && (
          <Button variant="quiet" onClick={() => onChange(none)}>
            Clear
          </Button>
        )}
      </div>
    </form>
  );
}
