import { useId } from 'react';
import { addDays, isIsoDate, type IsoDate } from '../../../shared/dates/dates';
import type { TripChoice } from '../use-trip-choice';
import styles from './DateFields.module.css';

interface DateFieldsProps {
  readonly isStay: boolean;
  /** Start times of the chosen activity. */
  readonly slots: readonly string[];
  readonly choice: TripChoice;
  readonly choose: (part: Partial<TripChoice>) => void;
  readonly problem: string | null;
  /** Null until the browser has said what day it is. */
  readonly earliest: IsoDate | null;
}

/** Check-in and check-out of a stay; day and start time of an activity. */
export function DateFields({ isStay, slots, choice, choose, problem, earliest }: DateFieldsProps) {
  const id = useId();
  const described = problem ? `${id}problem` : undefined;
  const dayAfter = isIsoDate(choice.from) ? addDays(choice.from, 1) : (earliest ?? undefined);

  const onFrom = (from: string) => {
    // A departure that no longer follows the arrival is moved behind it rather than refused.
    const movesOn = isIsoDate(from) && isIsoDate(choice.to) && choice.to <= from;
    choose({ from, ...(movesOn && { to: addDays(from, 1) }) });
  };

  return (
    <div className={styles.fields}>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={`${id}from`}>
          {isStay ? 'Check-in' : 'Day'}
        </label>
        <input
          className={styles.input}
          id={`${id}from`}
          type="date"
          min={earliest ?? undefined}
          value={choice.from}
          aria-invalid={problem !== null}
          aria-describedby={described}
          onChange={(event) => onFrom(event.target.value)}
        />
      </div>
      {isStay && (
        <div className={styles.field}>
          <label className={styles.label} htmlFor={`${id}to`}>
            Check-out
          </label>
          <input
            className={styles.input}
            id={`${id}to`}
            type="date"
            min={dayAfter}
            value={choice.to}
            aria-invalid={problem !== null}
            aria-describedby={described}
            onChange={(event) => choose({ to: event.target.value })}
          />
        </div>
      )}
      {slots.length > 0 && (
        <div className={styles.field}>
          <label className={styles.label} htmlFor={`${id}slot`}>
            Start
          </label>
          <select
            className={styles.input}
            id={`${id}slot`}
            value={choice.slot}
            onChange={(event) => choose({ slot: event.target.value })}
          >
            <option value="">Any time</option>
            {slots.map((slot) => (
              <option key={slot}>{slot}</option>
            ))}
          </select>
        </div>
      )}
      <p className={styles.problem} id={`${id}problem`} role="status">
        {problem}
      </p>
    </div>
  );
}
