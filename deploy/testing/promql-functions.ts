import type { Labels, Sample } from './promql';

interface Point {
  /** Minute of the sample. */
  readonly at: number;
  readonly value: number;
}

/** Operators of aggregations. */
export const aggregations = new Map<string, (values: readonly number[]) => number>([
  ['sum', (values) => values.reduce((sum, value) => sum + value, 0)],
  ['max', (values) => Math.max(...values)],
  ['min', (values) => Math.min(...values)],
]);

/** Arithmetic, and comparisons, which drop a sample (undefined) that does not meet them. */
export const operators = new Map<string, (one: number, other: number) => number | undefined>([
  ['/', (one, other) => one / other],
  ['-', (one, other) => one - other],
  ['>', (one, other) => (one > other ? one : undefined)],
  ['<', (one, other) => (one < other ? one : undefined)],
  ['==', (one, other) => (one === other ? one : undefined)],
]);

/** Functions of the points in a range of minutes; undefined if there are too few. */
export const overRange = new Map<string, (points: readonly Point[], minutes: number) => number | undefined>([
  ['rate', (points) => extrapolate(points, withResets(points), 1 / 60)],
  ['increase', (points, minutes) => extrapolate(points, withResets(points), minutes)],
  ['delta', (points, minutes) => extrapolate(points, difference(points), minutes)],
]);

/** Scales the growth between the first and the last point to a time in minutes. */
function extrapolate(points: readonly Point[], growth: number, minutes: number): number | undefined {
  const [first, last] = [points[0], points.at(-1)];
  return first && last && last.at > first.at ? (growth / (last.at - first.at)) * minutes : undefined;
}

function difference(points: readonly Point[]): number {
  return (points.at(-1)?.value ?? 0) - (points[0]?.value ?? 0);
}

/** Returns the growth of a counter, which starts again at 0 when its process does. */
function withResets(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, { value }, index) => {
    const before = points[index]?.value ?? 0;
    return sum + (value < before ? value : value - before);
  }, 0);
}

/** Returns a quantile of histograms by their cumulative buckets, interpolated within a bucket. */
export function quantile(fraction: number, buckets: readonly Sample[]): Sample[] {
  const histograms = new Map<string, { labels: Labels; bounds: { le: number; count: number }[] }>();
  for (const { labels: all, value: count } of buckets) {
    const { le = '', ...labels } = all;
    const key = JSON.stringify(labels);
    const { bounds } = histograms.get(key) ?? { bounds: [] };
    histograms.set(key, {
      labels,
      bounds: [...bounds, { le: le === '+Inf' ? Infinity : Number(le), count }],
    });
  }
  return [...histograms.values()].map(({ labels, bounds }) => ({
    labels,
    value: quantileOf(fraction, bounds),
  }));
}

function quantileOf(fraction: number, bounds: { le: number; count: number }[]): number {
  const sorted = bounds.toSorted((one, other) => one.le - other.le);
  const rank = fraction * (sorted.at(-1)?.count ?? 0);
  const index = sorted.findIndex(({ count }) => count >= rank);
  const [before, bucket] = [sorted[index - 1] ?? { le: 0, count: 0 }, sorted[index]];
  if (!bucket || rank === 0) return Number.NaN;
  if (bucket.le === Infinity) return before.le;
  return before.le + (bucket.le - before.le) * ((rank - before.count) / (bucket.count - before.count));
}

/** Returns a test of labels by a matcher such as `status=~"5.."`. */
export function matcherOf(name: string, operator: string, value: string): (labels: Labels) => boolean {
  const isMatch = operator.endsWith('~')
    ? (label: string) => new RegExp(`^(?:${value})$`).test(label)
    : (label: string) => label === value;
  return (labels) => isMatch(labels[name] ?? '') !== operator.startsWith('!');
}

/** Parses a duration in minutes or hours: `5m`, `1h`. */
export function minutesOf(duration: string): number {
  const [, count, unit] = /^(\d+)([smh])$/.exec(duration) ?? [];
  if (count === undefined) throw new Error(`${duration} is not a duration`);
  return Number(count) * { s: 1 / 60, m: 1, h: 60 }[unit === 'h' || unit === 's' ? unit : 'm'];
}
