/** Values of one kind, one for each day; null where there is none. */
export interface Series {
  readonly id: string;
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** A reference value, drawn as a line across the chart. */
export interface Mark {
  readonly name: string;
  readonly value: number;
}

/** A segment of a stacked bar, in the units of the values. */
interface Part {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** Stacks the values of a day from the axis outwards; negative values go down. */
export function stack(series: readonly Series[], index: number): Part[] {
  let up = 0;
  let down = 0;
  return series.flatMap(({ id, values }) => {
    const value = values[index] ?? 0;
    if (value === 0) return [];
    const from = value > 0 ? up : down;
    const to = from + value;
    if (value > 0) up = to;
    else down = to;
    return [{ id, from, to }];
  });
}

/** Returns the lowest and highest value of the axis, at least 0 to 1 so that an empty chart has one. */
export function domainOf(
  series: readonly Series[],
  days: number,
  isStacked: boolean,
  marks: readonly Mark[] = [],
): [number, number] {
  const reached = isStacked
    ? Array.from({ length: days }, (_, index) => stack(series, index).map(({ to }) => to)).flat()
    : series.flatMap(({ values }) => values.filter((value) => value !== null));
  const highest = Math.max(0, ...reached, ...marks.map(({ value }) => value));
  return [Math.min(0, ...reached), highest > 0 ? highest : 1];
}

/** Returns the indices of the days labelled below a chart: evenly spaced, as many as fit. */
export function namedDays(days: number, width: number, labelWidth = 64): number[] {
  const step = Math.max(1, Math.ceil((days * labelWidth) / Math.max(width, labelWidth)));
  return Array.from({ length: Math.ceil(days / step) }, (_, index) => index * step);
}
