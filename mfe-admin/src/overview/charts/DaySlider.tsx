import { weekdayDate } from '@kaadu/ui/dates';
import styles from './charts.module.css';

interface DaySliderProps {
  readonly label: string;
  readonly days: readonly string[];
  /** Index of the highlighted day; null for none. */
  readonly chosen: number | null;
  /** Returns the values of a day. */
  readonly linesOf: (index: number) => readonly { readonly name: string; readonly text: string }[];
  readonly onChoose: (index: number | null) => void;
}

/** Makes a chart accessible to keyboards and screen readers, as a slider that reads the values of each day. */
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
