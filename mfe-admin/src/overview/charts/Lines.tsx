import { LinePath } from '@visx/shape';
import type { Drawn } from './Bars';
import styles from './charts.module.css';

/** Maximum number of days with a dot for every value. */
const pointedDays = 31;

/** A line for each series; days without a value interrupt it. */
export function Lines({ days, series, x, y, chosen }: Drawn) {
  const across = (index: number) => (x(days[index] ?? '') ?? 0) + x.bandwidth() / 2;
  return series.map(({ id, values }, order) => {
    const points = values.map((value, index) => ({ value, index }));
    const isAlone = (index: number) => values[index - 1] == null && values[index + 1] == null;
    return (
      <g key={id} data-series={order} className={styles.lines}>
        <LinePath
          className={styles.line}
          data={points}
          x={({ index }) => across(index)}
          y={({ value }) => y(value ?? 0)}
          defined={({ value }) => value !== null}
        />
        {points.map(({ value, index }) =>
          value !== null && (days.length <= pointedDays || isAlone(index) || index === chosen) ? (
            <circle
              key={index}
              className={styles.point}
              cx={across(index)}
              cy={y(value)}
              r={index === chosen ? 5 : 2.5}
            />
          ) : null,
        )}
      </g>
    );
  });
}
