import { bookingStatus, BookingStatus } from '@kaadu/contracts/booking';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { Button, SelectField, TextField } from '@kaadu/ui';
import styles from './BookingFilters.module.css';

/** Query parameters that the filters set. An empty string means any. */
export interface FilterValues {
  readonly text: string;
  readonly status: string;
  readonly refund: string;
  readonly from: string;
  readonly to: string;
  readonly experience_pk: string;
}
type FilterName = keyof FilterValues;

interface BookingFiltersProps {
  /** Current values of the filters. Other values need another `key`. */
  readonly values: FilterValues;
  /** Experiences with at least one booking. */
  readonly experiences: readonly { readonly primary_key: number; readonly title: string }[];
  readonly onChange: (values: FilterValues) => void;
}

const none: FilterValues = { text: '', status: '', refund: '', from: '', to: '', experience_pk: '' };

/** Filters of the bookings list. Text and dates apply on Enter or on the button. */
export function BookingFilters({ values, experiences, onChange }: BookingFiltersProps) {
  const [typed, setTyped] = useState(values);
  const field = (name: FilterName) => ({
    name,
    value: typed[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: target.value }),
  });
  const choice = (name: FilterName) => ({
    name,
    value: typed[name],
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onChange({ ...typed, [name]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange(typed);
  };
  return (
    <form className={styles.filters} role="search" onSubmit={submit}>
      <div className={styles.text}>
        <TextField
          {...field('text')}
          label="Reference, name, e-mail, phone or voucher"
          type="search"
          maxLength={100}
        />
      </div>
      <SelectField {...choice('status')} label="Status">
        <option value="">Any</option>
        {BookingStatus.options.map((status) => (
          <option key={status} value={status}>
            {bookingStatus[status].staffLabel}
          </option>
        ))}
      </SelectField>
      <SelectField {...choice('refund')} label="Refund">
        <option value="">Any or none</option>
        <option value="waiting">Waiting for approval</option>
      </SelectField>
      <SelectField {...choice('experience_pk')} label="Experience">
        <option value="">Any</option>
        {experiences.map(({ primary_key, title }) => (
          <option key={primary_key} value={primary_key}>
            {title}
          </option>
        ))}
      </SelectField>
      <TextField {...field('from')} label="Trips from" type="date" />
      <TextField {...field('to')} label="until" type="date" />
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
