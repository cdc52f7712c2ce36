import type { Home } from '@kaadu/contracts/home';
import styles from './PlaceSelect.module.css';

export interface PlaceFieldProps {
  /** Id of the control, for its label. */
  readonly id: string;
  readonly places: Home['places'];
  /** Primary key of the place; empty for anywhere. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Selects a destination from the browser's own list. */
export function PlaceSelect({ id, places, value, onChange }: PlaceFieldProps) {
  return (
    <select
      className={styles.select}
      id={id}
      name="destinations_pk"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">Anywhere</option>
      {places.map(({ primary_key, name }) => (
        <option key={primary_key} value={primary_key}>
          {name}
        </option>
      ))}
    </select>
  );
}
