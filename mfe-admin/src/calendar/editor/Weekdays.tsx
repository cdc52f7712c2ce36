import { weekdays } from '@kaadu/ui/dates';
import styles from './editor.module.css';

interface WeekdaysProps {
  readonly legend: string;
  /** ISO weekdays, 1 (Monday) to 7. */
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
}

/** A group of checkboxes for weekdays. */
export function Weekdays({ legend, chosen, onChange }: WeekdaysProps) {
  return (
    <fieldset className={styles.days}>
      <legend>{legend}</legend>
      {weekdays.map((name, index) => {
        const day = index + 1;
        return (
          <label key={name} className={styles.weekday}>
            <input
              type="checkbox"
              aria-label={name}
              checked={chosen.includes(day)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, day].sort() : chosen.filter((one) => one !== day))
              }
            />
            <span aria-hidden="true">{name.slice(0, 2)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
