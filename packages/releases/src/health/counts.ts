import { latencyBounds, type VersionCounts } from './report';

/** Counts of one version over some time. */
export type Counts = Omit<VersionCounts, 'remote' | 'version'>;

export const noCounts: Counts = {
  loads: 0,
  loadErrors: 0,
  renders: 0,
  renderErrors: 0,
  latency: Array.from({ length: latencyBounds.length + 1 }, () => 0),
};

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    loads: one.loads + other.loads,
    loadErrors: one.loadErrors + other.loadErrors,
    renders: one.renders + other.renders,
    renderErrors: one.renderErrors + other.renderErrors,
    latency: one.latency.map((count, index) => count + (other.latency[index] ?? 0)),
  };
}

/** How many of the renders took longer than a bound of the classes. */
export function slowerThan({ latency }: Counts, bound: (typeof latencyBounds)[number]): number {
  return latency.slice(latencyBounds.indexOf(bound) + 1).reduce((sum, count) => sum + count, 0);
}

/** Milliseconds that a share of the renders stayed within, as far as the classes tell; null without any. */
export function latencyAt({ latency }: Counts, share: number): number | null {
  const total = latency.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let seen = 0;
  const index = latency.findIndex((count) => (seen += count) >= share * total);
  return latencyBounds[index] ?? Infinity;
}
