import * as z from 'zod';

/** Signal of harm that a browser measures in the first seconds of a view. */
interface Signal {
  /** Values above which a view counts. Versions are compared at each bound. */
  readonly bounds: readonly number[];
  /** Description of the views above a bound: `had an interaction slower than 200 ms`. */
  readonly describe: (bound: number) => string;
}

const kilobytes = (bytes: number) => `${bytes / 1000} kB`;

const signals = {
  interactionMs: {
    bounds: [200, 500],
    describe: (bound) => `had an interaction slower than ${bound} ms`,
  },
  blockedMs: {
    bounds: [200, 1000, 4000],
    describe: (bound) => `had long tasks that blocked the page for more than ${bound} ms`,
  },
  rageClicks: { bounds: [0], describe: () => 'had three or more clicks without effect' },
  bounces: { bounds: [0], describe: () => 'were left within ten seconds without a click, key or scroll' },
  apiCalls: { bounds: [20, 50, 100], describe: (bound) => `made more than ${bound} API calls` },
  bytes: {
    bounds: [250_000, 500_000, 1_000_000],
    describe: (bound) => `loaded more than ${kilobytes(bound)} of document and API data`,
  },
  fallbacks: { bounds: [0], describe: () => 'showed a fallback' },
} as const satisfies Readonly<Record<string, Signal>>;

type SignalName = keyof typeof signals;

const Value = z.int().gte(0).lte(1e9);

/** Values that a browser measured in one view. */
export const ViewSignals = z.strictObject({
  /** Slowest interaction: the INP of so short a time. */
  interactionMs: Value,
  /** Time of long tasks beyond 50 ms each. */
  blockedMs: Value,
  /** Series of at least three clicks without effect. */
  rageClicks: Value,
  /** 1 if the visitor left without a click, key or scroll. */
  bounces: Value,
  apiCalls: Value,
  /** Transferred bytes of the document and of API responses. Files of a version are cached differently, and do not count. */
  bytes: Value,
  /** Fallbacks in the page. */
  fallbacks: Value,
}) satisfies z.ZodType<Record<SignalName, number>>;
export type ViewSignals = z.infer<typeof ViewSignals>;

/** A signal and one of its bounds, by which views are counted. */
interface SignalBound {
  /** Key of the count, such as `apiCalls>50`. */
  readonly key: string;
  readonly name: SignalName;
  readonly bound: number;
  readonly what: string;
}

export const signalBounds: readonly SignalBound[] = ViewSignals.keyof().options.flatMap((name) =>
  signals[name].bounds.map((bound) => ({
    key: `${name}>${bound}`,
    name,
    bound,
    what: `of its measured views ${signals[name].describe(bound)}`,
  })),
);

/** Measured views above each bound of the signals. */
export const SignalCounts = z.partialRecord(
  z.enum(signalBounds.map(({ key }) => key)),
  z.int().gte(0).lte(1e9),
);
export type SignalCounts = z.infer<typeof SignalCounts>;

/** Returns the counts of one view. */
export function countSignals(view: ViewSignals): SignalCounts {
  const above = signalBounds.filter(({ name, bound }) => view[name] > bound);
  return Object.fromEntries(above.map(({ key }) => [key, 1]));
}

/** Adds up counts. */
export function addSignals(one: SignalCounts, other: SignalCounts): SignalCounts {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...keys].map((key) => [key, (one[key] ?? 0) + (other[key] ?? 0)]));
}
