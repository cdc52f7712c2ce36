import type { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import styles from './charts.module.css';
import { stack, type Series } from './day-series';

/** Props of the marks in a chart by day. */
export interface Drawn {
  readonly days: readonly string[];
  readonly series: readonly Series[];
  readonly x: ReturnType<typeof scaleBand<string>>;
  readonly y: ReturnType<typeof scaleLinear<number>>;
  /** Index of the highlighted day; null for none. */
  readonly chosen: number | null;
}

/** A stacked bar for each day. */
export function Bars({ days, series, x, y }: Drawn) {
  const order = new Map(series.map(({ id }, index) => [id, index]));
  return days.map((day, index) => (
    <g key={day}>
      {stack(series, index).map(({ id, from, to }) => (
        <Bar
          key={id}
          className={styles.bar}
          data-series={order.get(id)}
          x={x(day)}
          width={x.bandwidth()}
          y={Math.min(y(from), y(to))}
          height={Math.abs(y(from) - y(to))}
        />
      ))}
    </g>
  ));
}
