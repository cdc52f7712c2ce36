import * as z from 'zod/mini';
import type { Endpoint } from '../endpoints/endpoint';
import { DayText } from '../endpoints/query';

/**
 * Thresholds of §9, in milliseconds (CLS has no unit). Up to the first, a value is good; up to the second, it
 * needs improvement; above it, it is poor.
 */
export const webVitalThresholds = {
  LCP: [2500, 4000],
  FID: [100, 300],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
} as const;
export const WebVitalName = z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'FID']);
export type WebVitalName = z.infer<typeof WebVitalName>;

/** Rating of a Web Vitals value. */
export type WebVitalRating = 'good' | 'needs-improvement' | 'poor';

/** Rates a value by the thresholds of §9. */
export function ratingOf(name: WebVitalName, value: number): WebVitalRating {
  const [good, acceptable] = webVitalThresholds[name];
  if (value <= good) return 'good';
  return value <= acceptable ? 'needs-improvement' : 'poor';
}

const milliseconds = [
  10, 20, 30, 40, 50, 60, 80, 100, 120, 140, 160, 180, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900,
  1000, 1200, 1400, 1600, 1800, 2000, 2250, 2500, 2750, 3000, 3500, 4000, 5000, 6000, 8000, 10_000, 15_000,
  30_000, 60_000, 600_000,
];
const shifts = [
  0, 0.005, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.12, 0.15, 0.18, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75,
  1, 2, 10,
];

/**
 * Upper bounds of the histogram classes, ascending. They include all thresholds, so whether 75 % of visits
 * were good is known exactly. The value itself is known to within one class (docs/decisions/042).
 */
export const vitalBounds = (name: WebVitalName): readonly number[] =>
  name === 'CLS' ? shifts : milliseconds;

/** Maximum number of counts in one batch. */
export const maxVitalCounts = 200;

/** Number of measurements of one class on one day. */
export const WebVitalCount = z.object({
  /** Asia/Kolkata. */
  day: DayText,
  metric: WebVitalName,
  /** Path of a declared route, or `other`. */
  route: z.string().check(z.minLength(1), z.maxLength(200)),
  remote: z.string().check(z.minLength(1), z.maxLength(64)),
  version: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Upper bound of the class. */
  up_to: z.number().check(z.gte(0), z.lte(600_000)),
  count: z.int().check(z.gte(1), z.lte(1_000_000)),
});
export type WebVitalCount = z.infer<typeof WebVitalCount>;

/**
 * For shells, which send the site's report token. A batch that repeats its idempotency key is counted once.
 */
export const countWebVitals = {
  method: 'POST',
  path: '/webVitals',
  noun: 'web-vitals',
  summary: 'Adds what browsers have measured; for shells with the report token',
  idempotent: true,
  body: z.object({ counts: z.array(WebVitalCount).check(z.minLength(1), z.maxLength(maxVitalCounts)) }),
  data: z.null(),
  errors: ['forbidden'],
} as const satisfies Endpoint;
