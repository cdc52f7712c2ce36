import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { Mark } from './day-series';
import { Legend } from './Legend';
import styles from './RankChart.module.css';
import { useWidth } from './use-width';

const barHeight = 12;

/** An entry of the chart. */
export interface Ranked {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  /** The formatted value. */
  readonly text: string;
  /** Details shown below the name. */
  readonly note?: string;
  readonly tone?: 'good' | 'needs-improvement' | 'poor';
}

interface RankChartProps {
  readonly label: string;
  readonly rows: readonly Ranked[];
  /** Value at the full width of the chart. Defaults to the largest value. */
  readonly highest?: number;
  readonly marks?: readonly Mark[];
}

/** Horizontal bars that compare several entries, each with its name and value. */
export function RankChart({ label, rows, highest, marks = [] }: RankChartProps) {
  const [box, width] = useWidth();
  const end = highest ?? Math.max(...rows.map(({ value }) => value), ...marks.map(({ value }) => value), 0);
  const x = scaleLinear({ domain: [0, end > 0 ? end : 1], range: [0, width] });
  return (
    <div className={styles.ranks}>
      <div ref={box} />
      {marks.length > 0 && <Legend series={[]} kind="lines" marks={marks} />}
      <ul className={styles.rows} aria-label={label}>
        {rows.map(({ id, name, value, text, note, tone }) => (
          <li key={id} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <span className={styles.text}>{text}</span>
            <svg className={styles.canvas} width={width} height={barHeight} aria-hidden="true">
              <Bar className={styles.track} width={width} height={barHeight} rx={3} />
              <Bar className={styles.bar} data-tone={tone} width={x(value)} height={barHeight} rx={3} />
              {marks.map((mark, index) => (
                <line
                  key={mark.name}
                  className={styles.mark}
                  data-mark={index}
                  x1={x(mark.value)}
                  x2={x(mark.value)}
                  y2={barHeight}
                />
              ))}
            </svg>
            {note && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
