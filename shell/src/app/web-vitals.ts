import type { RemoteName } from '@kaadu/contracts';
import type { WebVitalName } from '@kaadu/contracts/web-vitals';

/** Where the shell takes what browsers have measured. */
export const webVitalsPath = '/reports/web-vitals';

/** Milliseconds above which a resource counts as slow (§9). */
export const slowResourceMs = 3000;

/** How many slow resources one report names. */
export const maxSlowResources = 5;

/** One measure of a page. */
export interface WebVital {
  readonly name: WebVitalName;
  /** Milliseconds; a score for CLS. */
  readonly value: number;
  /** The remote whose element it is about. */
  readonly remote: RemoteName;
}

export interface SlowResource {
  /** Address without what may be personal. */
  readonly resource: string;
  readonly ms: number;
}

/** What a browser reports of one page. */
export interface WebVitalsReport {
  /** The page token (ADR 034), which names the versions. */
  readonly token: string;
  /** Path of the page's route, for example `/stories/:title/:id`. */
  readonly route: string;
  readonly vitals: readonly WebVital[];
  readonly slow: readonly SlowResource[];
}
