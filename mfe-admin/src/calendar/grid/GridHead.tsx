import { isoWeekday, monthOf, weekdays, type IsoDate } from '@kaadu/ui/dates';
import styles from './CalendarGrid.module.css';

interface GridHeadProps {
  readonly days: readonly IsoDate[];
  readonly today: IsoDate;
}

/** The months and days above the columns. */
export function GridHead({ days, today }: GridHeadProps) {
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  return (
    <thead className={styles.head}>
      <tr aria-hidden="true">
        <td className={styles.corner} />
        {months.map((month) => (
          <td
            key={month}
            className={styles.month}
            colSpan={days.filter((day) => day.startsWith(month)).length}
          >
            <span>{monthOf(month)}</span>
          </td>
        ))}
      </tr>
      <tr>
        <th scope="col" className={styles.corner}>
          What there is
        </th>
        {days.map((day) => (
          <th
            key={day}
            scope="col"
            className={styles.day}
            data-weekend={isoWeekday(day) > 5 || undefined}
            data-today={day === today || undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            <abbr className={styles.weekday} title={weekdays[isoWeekday(day) - 1]}>
              {weekdays[isoWeekday(day) - 1]?.slice(0, 2)}
            </abbr>
            <span className={styles.number}>{Number(day.slice(8))}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
