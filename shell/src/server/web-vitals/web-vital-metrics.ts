import { ratingOf, type WebVitalRating } from '@kaadu/contracts/web-vitals';
import { LRUCache } from 'lru-cache';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { WebVital } from '../../app/web-vitals';

/** Page and remote of a measurement. */
export interface VitalLabels {
  /** Path of a declared route, or `other`. */
  readonly route: string;
  readonly remote: string;
  readonly version: string;
}

/**
 * Maximum number of exported series (measurement, route, remote and version). The least recently used one is
 * dropped.
 */
const maxSeries = 1000;

const pageLabels = ['route', 'remote', 'version'] as const;

/** Exports browsers' measurements for Prometheus. */
export class WebVitalMetrics {
  readonly #seconds: Histogram<'metric' | (typeof pageLabels)[number]>;
  readonly #shift: Histogram<(typeof pageLabels)[number]>;
  readonly #ratings: Counter<'metric' | 'rating' | (typeof pageLabels)[number]>;
  readonly #slow: Counter<'remote' | 'version'>;
  readonly #series: LRUCache<string, Pick<WebVital, 'name'> & VitalLabels>;

  constructor(registry: Registry, max = maxSeries) {
    const registers = [registry];
    this.#seconds = new Histogram({
      name: 'web_vital_seconds',
      help: 'LCP, FID, INP, FCP and TTFB as browsers measured them',
      labelNames: ['metric', ...pageLabels],
      // Includes all thresholds of section 9.
      buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10],
      registers,
    });
    this.#shift = new Histogram({
      name: 'web_vital_layout_shift',
      help: 'Cumulative layout shift (CLS) as browsers measured it',
      labelNames: pageLabels,
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
      registers,
    });
    this.#ratings = new Counter({
      name: 'web_vitals_total',
      help: 'Browser measurements by rating: good, needs-improvement, poor',
      labelNames: ['metric', 'rating', ...pageLabels],
      registers,
    });
    this.#slow = new Counter({
      name: 'slow_resources_total',
      help: 'Files and calls that took longer than three seconds in a browser; without a remote, version is empty',
      labelNames: ['remote', 'version'],
      registers,
    });
    this.#series = new LRUCache({
      max,
      dispose: (series, _key, reason) => {
        if (reason === 'evict') this.#forget(series);
      },
    });
  }

  record({ name, value }: Pick<WebVital, 'name' | 'value'>, { route, remote, version }: VitalLabels): void {
    const labels = { route, remote, version };
    this.#series.set(JSON.stringify([name, labels]), { name, ...labels });
    this.#ratings.inc({ metric: name, rating: ratingOf(name, value), ...labels });
    if (name === 'CLS') this.#shift.observe(labels, value);
    else this.#seconds.observe({ metric: name, ...labels }, value / 1000);
  }

  /** Counts a slow file. @param part remote version that the file belongs to */
  recordSlowResource(part: { readonly remote: string; readonly version: string } | undefined): void {
    this.#slow.inc({ remote: part?.remote ?? 'none', version: part?.version ?? '' });
  }

  #forget({ name, ...labels }: Pick<WebVital, 'name'> & VitalLabels): void {
    for (const rating of ratings) this.#ratings.remove({ metric: name, rating, ...labels });
    if (name === 'CLS') this.#shift.remove(labels);
    else this.#seconds.remove({ metric: name, ...labels });
  }
}

const ratings = ['good', 'needs-improvement', 'poor'] as const satisfies readonly WebVitalRating[];
