import { formatPaise } from '@kaadu/contracts';
import type { ExperienceOption } from '@kaadu/contracts/catalogue';
import { useId } from 'react';
import styles from './OptionField.module.css';

interface OptionFieldProps {
  readonly options: readonly ExperienceOption[];
  readonly chosen: number | null;
  readonly isStay: boolean;
  readonly isMember: boolean;
  readonly onChoose: (key: number) => void;
}

/** Radio buttons for the room types of a stay or the tickets of an activity. */
export function OptionField({ options, chosen, isStay, isMember, onChoose }: OptionFieldProps) {
  const name = useId();
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{isStay ? 'Room' : 'Option'}</legend>
      {options.map((option) => (
        <label key={option.primary_key} className={styles.option}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={option.primary_key === chosen}
            onChange={() => onChoose(option.primary_key)}
          />
          <span className={styles.text}>
            <span className={styles.name}>{option.name}</span>
            <span className={styles.description}>{option.description}</span>
            <span className={styles.terms}>
              Up to {option.max_guests} {option.max_guests === 1 ? 'guest' : 'guests'}
              {option.meal_plan && ` · ${option.meal_plan}`}
            </span>
          </span>
          <span className={styles.price}>
            {formatPaise(isMember ? option.price.member_total : option.price.total)}
            <span className={styles.unit}>per {option.price.unit}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
