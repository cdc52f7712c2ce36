import type { Counts } from '@kaadu/release-core/health';

const kinds: readonly [keyof Counts, string, string][] = [
  ['crashes', 'stopped worker', 'stopped workers'],
  ['faults', 'uncaught error', 'uncaught errors'],
  ['busyRenders', 'busy render', 'busy renders'],
  ['lateLoads', 'late loader', 'late loaders'],
  ['browserErrors', 'report of a browser', 'reports of browsers'],
];

/** What happened to a version besides failed renders, such as `1 stopped worker, 3 late loaders`; empty if nothing did. */
export function incidents(counts: Counts): string {
  return kinds
    .map(([kind, one, many]) => ({ count: Number(counts[kind]), one, many }))
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => `${count} ${count === 1 ? one : many}`)
    .join(', ');
}
