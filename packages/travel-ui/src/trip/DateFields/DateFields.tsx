import { useId } from 'react';
import { addDays, isIsoDate, type IsoDate } from '@kaadu/ui/dates';
import inset from '../InsetField.module.css';
import { withFrom, type TripDates } from '../trip';
import { useBookingText } from '../../booking/messages';
import styles from './DateFields.module.css';

interface DateFieldsProps {
  readonly isStay: boolean;
  readonly dates: TripDates;
  readonly onChange: (dates: TripDates) => void;
  readonly problem: string | null;
  /** First selectable date; null until today's date is known. */
  readonly earliest: IsoDate | null;
}

/** Check-in and check-out of a stay, or the day of an activity. */
export function DateFields({ isStay, dates, onChange, problem, earliest }: DateFieldsProps) {
  const t = useBookingText();
  const problemId = useId();
  const { from, to } = dates;
  const dayAfter = isIsoDate(from) ? addDays(from, 1) : earliest;

  const input = { problem, problemId };

  return (
    <div className={styles.fields}>
      <DateField
        {...input}
        label={isStay ? t('checkIn') : t('day')}
        value={from}
        min={earliest}
        onChange={(next) => onChange(withFrom(dates, next))}
      />
      {isStay && (
        <DateField
          {...input}
          label={t('checkOut')}
          value={to}
          min={dayAfter}
          onChange={(next) => onChange({ from, to: next })}
        />
      )}
      <p className={styles.problem} id={problemId} role="status">
        {problem}
      </p>
    </div>
  );
}

interface DateFieldProps {
  readonly label: string;
  readonly value: string;
  readonly min: IsoDate | null;
  readonly problem: string | null;
  readonly problemId: string;
  readonly onChange: (date: string) => void;
}

function DateField({ label, value, min, problem, problemId, onChange }: DateFieldProps) {
  const id = useId();
  return (
    <div className={inset.field}>
      <label className={inset.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={inset.control}
        id={id}
        type="date"
        min={min ?? undefined}
        value={value}
        aria-invalid={problem !== null}
        aria-describedby={problem ? problemId : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
