import type { Counts } from '@kaadu/release-core/health';

const kinds: readonly [keyof Counts, string, string][] = [
  ['crashes', 'stopped worker', 'stopped workers'],
  ['faults', 'uncaught error', 'uncaught errors'],
  ['busyRenders', 'busy render', 'busy renders'],
  ['lateLoads', 'late loader', 'late loaders'],
  ['browserErrors', 'browser report', 'browser reports'],
];

/** Lists incidents of a version other than failed renders, such as `1 stopped worker, 3 late loaders`; empty without any. */
export function incidents(counts: Counts): string {
  return kinds
    .map(([kind, one, many]) => ({ count: Number(counts[kind]), one, many }))
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => `${count} ${count === 1 ? one : many}`)
    .join(', ');
}
