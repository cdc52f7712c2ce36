import styles from './charts.module.css';
import type { Mark, Series } from './day-series';

interface LegendProps {
  readonly series: readonly Series[];
  readonly kind: 'bars' | 'lines';
  readonly marks: readonly Mark[];
}

/** Legend of a chart: the colour and stroke of each series. */
export function Legend({ series, kind, marks }: LegendProps) {
  return (
    <ul className={styles.legend}>
      {series.map(({ id, name }, index) => (
        <li key={id}>
          <svg className={styles.swatch} width="20" height="12" aria-hidden="true">
            {kind === 'bars' ? (
              <rect className={styles.bar} data-series={index} x="4" width="12" height="12" />
            ) : (
              <g className={styles.lines} data-series={index}>
                <path className={styles.line} d="M0 6h20" />
                <circle className={styles.point} cx="10" cy="6" r="3" />
              </g>
            )}
          </svg>
          {name}
        </li>
      ))}
      {marks.map(({ name }, index) => (
        <li key={name}>
          <svg className={styles.swatch} width="20" height="12" aria-hidden="true">
            <path className={styles.mark} data-mark={index} d="M0 6h20" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
