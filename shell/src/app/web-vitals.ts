import type { WebVitalName } from '@kaadu/contracts/web-vitals';

/** Path to which browsers report measurements. */
export const webVitalsPath = '/reports/web-vitals';

/** Duration above which a resource counts as slow, in milliseconds (§9). */
export const slowResourceMs = 3000;

/** Maximum number of slow resources in a report. */
export const maxSlowResources = 5;

/** A measurement of a page. */
export interface WebVital {
  readonly name: WebVitalName;
  /** Milliseconds; a score for CLS. */
  readonly value: number;
  /** Remote that rendered the measured element. */
  readonly remote: string;
}

export interface SlowResource {
  /** URL without potentially personal data. */
  readonly resource: string;
  readonly ms: number;
}

/** A browser's report of one page. */
export interface WebVitalsReport {
  /** Page token (ADR 034), which identifies the versions. */
  readonly token: string;
  /** Path of the page's route, for example `/stories/:title/:id`. */
  readonly route: string;
  readonly vitals: readonly WebVital[];
  readonly slow: readonly SlowResource[];
}
