import { weekdayDate } from '@kaadu/ui/dates';
import styles from './charts.module.css';

interface DaySliderProps {
  readonly label: string;
  readonly days: readonly string[];
  /** Index of the day that is looked at; null: none. */
  readonly chosen: number | null;
  /** What a day has. */
  readonly linesOf: (index: number) => readonly { readonly name: string; readonly text: string }[];
  readonly onChoose: (index: number | null) => void;
}

/** A chart for keyboards and screen readers: a slider over its days that says what a day has. */
export function DaySlider({ label, days, chosen, linesOf, onChoose }: DaySliderProps) {
  const index = chosen ?? days.length - 1;
  const values = linesOf(index).map(({ name, text }) => `${name} ${text}`);
  return (
    <input
      className={styles.slider}
      type="range"
      aria-label={`${label} by day`}
      aria-valuetext={`${weekdayDate(days[index] ?? '')}: ${values.join(', ')}`}
      min={0}
      max={days.length - 1}
      value={index}
      onFocus={() => onChoose(index)}
      onBlur={() => onChoose(null)}
      onChange={({ target }) => onChoose(Number(target.value))}
    />
  );
}
