import { weekdayDate } from '@kaadu/ui/dates';
import styles from './charts.module.css';

interface DayTipProps {
  readonly day: string;
  readonly lines: readonly { readonly id: string; readonly name: string; readonly text: string }[];
  /** Distance of the day from the left edge, in pixels. */
  readonly left: number;
  /** Width of the chart, in pixels. */
  readonly width: number;
}

/** Tooltip with the values of the highlighted day. The chart's slider reads the same values. */
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
