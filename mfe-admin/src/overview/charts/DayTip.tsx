import { weekdayDate } from '@kaadu/ui/dates';
import styles from './charts.module.css';

interface DayTipProps {
  readonly day: string;
  readonly lines: readonly { readonly id: string; readonly name: string; readonly text: string }[];
  /** Pixels from the left at which the day is. */
  readonly left: number;
  /** Of the chart, in pixels. */
  readonly width: number;
}

/** What the day that is looked at has, beside it. The slider of the chart says the same. */
export function DayTip({ day, lines, left, width }: DayTipProps) {
  const side = left > width / 2 ? { right: width - left + 12 } : { left: left + 12 };
  return (
    <div className={styles.tip} style={side} aria-hidden="true">
      <p className={styles.tipDay}>{weekdayDate(day)}</p>
      <ul className={styles.tipLines}>
        {lines.map(({ id, name, text }) => (
          <li key={id}>
            <span>{name}</span> <b>{text}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
