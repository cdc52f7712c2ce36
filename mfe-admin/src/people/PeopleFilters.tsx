import { Button } from '@kaadu/ui';
import { useState, type FormEvent } from 'react';
import { SelectField, TextField } from '@kaadu/ui';
import styles from './people.module.css';
import { roleNames, roleLabels } from './role-words';

interface PeopleFiltersProps {
  /** Current values of the filters. Other values need another `key`. */
  readonly q: string;
  readonly role: string;
  readonly onChange: (values: { readonly q: string; readonly role: string }) => void;
}

/** Filters of the people list. */
export function PeopleFilters({ q, role, onChange }: PeopleFiltersProps) {
  const [typed, setTyped] = useState(q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ q: typed.trim(), role });
  };
  return (
    <form className={styles.filters} role="search" onSubmit={submit}>
      <div className={styles.text}>
        <TextField
          label="Name, e-mail or phone"
          type="search"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <SelectField
        label="Role"
        value={role}
        onChange={({ target }) => onChange({ q: typed.trim(), role: target.value })}
      >
        <option value="">Any</option>
        {roleNames.map((name) => (
          <option key={name} value={name}>
            {roleLabels[name].name}
          </option>
        ))}
      </SelectField>
      <Button type="submit">Find</Button>
    </form>
  );
}
