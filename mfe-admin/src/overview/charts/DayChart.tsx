import { useState } from 'react';
import styles from './charts.module.css';
import type { Mark, Series } from './day-series';
import { DaySlider } from './DaySlider';
import { DayTip } from './DayTip';
import { Legend } from './Legend';
import { margin, Plot } from './Plot';
import { useWidth } from './use-width';

export interface DayChartProps {
  readonly label: string;
  /** ISO dates, without gaps. */
  readonly days: readonly string[];
  readonly series: readonly Series[];
  readonly kind: 'bars' | 'lines';
  /** Formats a value for the tooltip and for screen readers. */
  readonly format: (value: number) => string;
  /** Formats a value on the axis, with its unit. Defaults to `format`. */
  readonly tick?: (value: number) => string;
  readonly marks?: readonly Mark[];
  /** Whether values are counts, so that the axis has no fractions. */
  readonly isWhole?: boolean;
}

/**
 * Values by day as stacked bars or lines. A day is highlighted by pointer or, by keyboard, with a slider that also
 * reads the values to assistive technology.
 */
export function DayChart({
  label,
  days,
  series,
  kind,
  format,
  tick = format,
  marks = [],
  isWhole,
}: DayChartProps) {
  const [box, width] = useWidth();
  const [chosen, setChosen] = useState<number | null>(null);
  const plot = Math.max(0, width - margin.left - margin.right);
  const day = chosen === null ? undefined : days[chosen];
  const linesOf = (index: number) =>
    series.map(({ id, name, values }) => {
      const value = values[index] ?? null;
      return { id, name, text: value === null ? 'nothing' : format(value) };
    });
  return (
    <figure className={styles.chart}>
      <Legend series={series} kind={kind} marks={marks} />
      <div className={styles.plot} ref={box}>
        <DaySlider label={label} days={days} chosen={chosen} linesOf={linesOf} onChoose={setChosen} />
        {plot > 0 && (
          <Plot
            {...{ days, series, kind, marks, tick, chosen }}
            isWhole={isWhole ?? false}
            width={plot}
            onChoose={setChosen}
          />
        )}
        {chosen !== null && day !== undefined && plot > 0 && (
          <DayTip
            day={day}
            lines={linesOf(chosen)}
            left={margin.left + ((chosen + 0.5) / days.length) * plot}
            width={width}
          />
        )}
      </div>
    </figure>
  );
}
