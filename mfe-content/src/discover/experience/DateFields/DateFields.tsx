import { useId, type ReactNode } from 'react';
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
  /** First date that can be chosen; null until today's date is known. */
  readonly earliest: IsoDate | null;
}

/** Check-in and check-out of a stay; day and start time of an activity. */
export function DateFields({ isStay, slots, choice, choose, problem, earliest }: DateFieldsProps) {
  const problemId = useId();
  const dayAfter = isIsoDate(choice.from) ? addDays(choice.from, 1) : earliest;

  const changeFrom = (from: string) => {
    // A check-out that no longer follows the check-in moves to the day after it, instead of being an error.
    const moveCheckOut = isIsoDate(from) && isIsoDate(choice.to) && choice.to <= from;
    choose({ from, ...(moveCheckOut && { to: addDays(from, 1) }) });
  };
  const dateInput =
    (value: string, min: IsoDate | null, onChange: (date: string) => void) => (id: string) => (
      <input
        className={styles.input}
        id={id}
        type="date"
        min={min ?? undefined}
        value={value}
        aria-invalid={problem !== null}
        aria-describedby={problem ? problemId : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    );

  return (
    <div className={styles.fields}>
      <Field label={isStay ? 'Check-in' : 'Day'}>{dateInput(choice.from, earliest, changeFrom)}</Field>
      {isStay && <Field label="Check-out">{dateInput(choice.to, dayAfter, (to) => choose({ to }))}</Field>}
      {slots.length > 0 && (
        <Field label="Start">
          {(id) => (
            <select
              className={styles.input}
              id={id}
              value={choice.slot}
              onChange={(event) => choose({ slot: event.target.value })}
            >
              <option value="">Any time</option>
              {slots.map((slot) => (
                <option key={slot}>{slot}</option>
              ))}
            </select>
          )}
        </Field>
      )}
      <p className={styles.problem} id={problemId} role="status">
        {problem}
      </p>
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  /** Renders the control with the id that the label refers to. */
  readonly children: (id: string) => ReactNode;
}

function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
