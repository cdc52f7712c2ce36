import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleBand, scaleLinear } from '@visx/scale';
import type { PointerEvent } from 'react';
import { shortDate } from '@kaadu/ui/dates';
import { Bars } from './Bars';
import styles from './charts.module.css';
import type { DayChartProps } from './DayChart';
import { domainOf, namedDays } from './day-series';
import { Lines } from './Lines';

const height = 220;
/** Pixels around the plot, for the axes. */
export const margin = { top: 12, right: 8, bottom: 28, left: 48 };
const bottom = height - margin.bottom;

interface PlotProps extends Required<Omit<DayChartProps, 'label' | 'format'>> {
  /** Width between the axes, in pixels. */
  readonly width: number;
  /** Index of the highlighted day; null for none. */
  readonly chosen: number | null;
  readonly onChoose: (index: number | null) => void;
}

/** The SVG of a chart by day. */
export function Plot({ days, series, kind, marks, tick, isWhole, width, chosen, onChoose }: PlotProps) {
  const x = scaleBand({ domain: [...days], range: [0, width], padding: 0.25 });
  const domain = domainOf(series, days.length, kind === 'bars', marks);
  const y = scaleLinear({ domain, range: [bottom, margin.top], nice: 4 });
  const ticks = y.ticks(4).filter((value) => !isWhole || Number.isInteger(value));
  const choose = ({ nativeEvent: { offsetX } }: PointerEvent) => {
    const index = Math.floor(((offsetX - margin.left) / width) * days.length);
    onChoose(Math.min(days.length - 1, Math.max(0, index)));
  };
  const Marks = kind === 'bars' ? Bars : Lines;
  const day = chosen === null ? undefined : days[chosen];
  return (
    <svg
      className={styles.canvas}
      width={width + margin.left + margin.right}
      height={height}
      aria-hidden="true"
      onPointerMove={choose}
      onPointerDown={choose}
      onPointerLeave={() => onChoose(null)}
    >
      <g transform={`translate(${margin.left} 0)`}>
        <GridRows scale={y} width={width} tickValues={ticks} className={styles.grid} />
        {day !== undefined && (
          <rect
            className={styles.column}
            x={x(day)}
            width={x.bandwidth()}
            y={margin.top}
            height={bottom - margin.top}
          />
        )}
        <Marks {...{ days, series, x, y, chosen }} />
        {marks.map(({ name, value }, index) => (
          <line key={name} className={styles.mark} data-mark={index} x2={width} y1={y(value)} y2={y(value)} />
        ))}
        <AxisLeft
          scale={y}
          tickValues={ticks}
          tickFormat={(value) => tick(Number(value))}
          tickComponent={ValueLabel}
          hideTicks
          hideAxisLine
        />
        <AxisBottom
          scale={x}
          top={y(0)}
          tickValues={namedDays(days.length, width).map((index) => days[index] ?? '')}
          tickFormat={shortDay}
          tickComponent={DayLabel}
          axisClassName={styles.axis}
          hideTicks
        />
      </g>
    </svg>
  );
}

/** Formats 2026-03-07 as 7 Mar. */
const shortDay = (day: string) => shortDate(day).replace(/ (\w{3})\w*$/, ' $1');

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly formattedValue: string | undefined;
}

function ValueLabel({ x, y, formattedValue }: LabelProps) {
  return (
    <text className={styles.tick} x={x} y={y + 4} textAnchor="end">
      {formattedValue}
    </text>
  );
}

function DayLabel({ x, formattedValue }: LabelProps) {
  return (
    <text className={styles.tick} x={x} y={bottom + 18} textAnchor="middle">
      {formattedValue}
    </text>
  );
}
