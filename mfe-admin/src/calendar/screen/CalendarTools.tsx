import { Button, ChevronLeftIcon, ChevronRightIcon, IconButton } from '@kaadu/ui';
import { useState, type FormEvent } from 'react';
import { addDays, addMonths, isIsoDate, monthOf, type IsoDate } from '@kaadu/ui/dates';
import { SelectField, TextField } from '@kaadu/ui';
import { windowLabel } from '../model/day-words';
import styles from './CalendarScreen.module.css';

interface CalendarToolsProps {
  readonly from: IsoDate;
  readonly days: number;
  readonly today: IsoDate;
  /** The last bookable day; null until loaded. */
  readonly lastDay: IsoDate | null;
  readonly text: string;
  readonly onGo: (from: IsoDate) => void;
  readonly onFind: (text: string) => void;
}

const monthsAhead = 12;

/** Chooses the days and resources to show. */
export function CalendarTools({ from, days, today, lastDay, text, onGo, onFind }: CalendarToolsProps) {
  const [typed, setTyped] = useState(text);
  const months = Array.from({ length: monthsAhead }, (_, index) => addMonths(today.slice(0, 7), index));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <div className={styles.tools}>
      <div className={styles.window}>
        <IconButton label="Earlier days" onClick={() => onGo(addDays(from, -days))}>
          <ChevronLeftIcon />
        </IconButton>
        <h2 className={styles.range} aria-live="polite">
          {windowLabel(from, addDays(from, days - 1))}
        </h2>
        <IconButton label="Later days" onClick={() => onGo(addDays(from, days))}>
          <ChevronRightIcon />
        </IconButton>
        <Button size="sm" variant="outline" disabled={from === today} onClick={() => onGo(today)}>
          Today
        </Button>
      </div>
      <div className={styles.jump}>
        <TextField
          label="From"
          type="date"
          value={from}
          min="2020-01-01"
          max={lastDay ?? undefined}
          onChange={({ target }) => isIsoDate(target.value) && onGo(target.value)}
        />
        <SelectField
          label="Month"
          value={months.includes(from.slice(0, 7)) ? from.slice(0, 7) : ''}
          onChange={({ target }) => onGo(target.value === today.slice(0, 7) ? today : `${target.value}-01`)}
        >
          {!months.includes(from.slice(0, 7)) && <option value="">{monthOf(from)}</option>}
          {months.map((month) => (
            <option key={month} value={month}>
              {monthOf(month)}
            </option>
          ))}
        </SelectField>
      </div>
      <form className={styles.find} role="search" onSubmit={submit}>
        <TextField
          label="Experience or resource"
          type="search"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="outline">
          Find
        </Button>
      </form>
    </div>
  );
}
