import type * as z from 'zod';
import { latencyBounds, VersionCounts } from './report';
import { addSignals } from './signals';

/** Counts of one version over a period of time. */
export const Counts = VersionCounts.omit({ remote: true, version: true });
export type Counts = z.infer<typeof Counts>;

export const noCounts: Counts = {
  loads: 0,
  loadErrors: 0,
  renders: 0,
  renderErrors: 0,
  crashes: 0,
  faults: 0,
  busyRenders: 0,
  lateLoads: 0,
  pageViews: 0,
  browserErrors: 0,
  measuredViews: 0,
  signals: {},
  latency: Array.from({ length: latencyBounds.length + 1 }, () => 0),
};

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    loads: one.loads + other.loads,
    loadErrors: one.loadErrors + other.loadErrors,
    renders: one.renders + other.renders,
    renderErrors: one.renderErrors + other.renderErrors,
    crashes: one.crashes + other.crashes,
    faults: one.faults + other.faults,
    busyRenders: one.busyRenders + other.busyRenders,
    lateLoads: one.lateLoads + other.lateLoads,
    pageViews: one.pageViews + other.pageViews,
    browserErrors: one.browserErrors + other.browserErrors,
    measuredViews: one.measuredViews + other.measuredViews,
    signals: addSignals(one.signals, other.signals),
    latency: one.latency.map((count, index) => count + (other.latency[index] ?? 0)),
  };
}

/** Returns counts without the signals of harm, which count for every version of a page. */
export function withoutSignals<Signalled extends Counts>(counts: Signalled): Signalled {
  return { ...counts, measuredViews: 0, signals: {} };
}

/** Returns the number of renders that took longer than a bound of the histogram. */
export function rendersSlowerThan({ latency }: Counts, bound: (typeof latencyBounds)[number]): number {
  return latency.slice(latencyBounds.indexOf(bound) + 1).reduce((sum, count) => sum + count, 0);
}

/**
 * Returns a percentile of the render times, in milliseconds, rounded up to a bound of the histogram. `Infinity` above
 * the last bound; null without any renders.
 * @param percentile fraction of 1, such as 0.95
 */
export function latencyPercentile({ latency }: Counts, percentile: number): number | null {
  const total = latency.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let seen = 0;
  const index = latency.findIndex((count) => (seen += count) >= percentile * total);
  return latencyBounds[index] ?? Infinity;
}
