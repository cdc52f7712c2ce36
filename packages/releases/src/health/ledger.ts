import { addCounts, noCounts, type Counts } from './counts';
import type { HealthReport } from './report';

/** Milliseconds that one entry of a series stands for. */
export const binMs = 10_000;
/** How long counts are remembered: what is older says nothing about now. */
export const memoryMs = 15 * 60_000;

export interface Bin {
  /** Beginning of the bin, milliseconds since the epoch. */
  readonly at: number;
  readonly counts: Counts;
}

interface Seen {
  readonly revision: number;
  at: number;
}

/** What shells have reported of late, by channel, remote and version. Times are the service's own. */
export class HealthLedger {
  readonly #bins = new Map<string, Bin[]>();
  readonly #shells = new Map<string, Map<string, Seen>>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  add({ shell, channel, revision, versions }: HealthReport): void {
    const now = this.#now();
    const shells = this.#shells.get(channel) ?? new Map<string, Seen>();
    this.#shells.set(channel, shells.set(shell, { revision, at: now }));
    for (const { remote, version, ...counts } of versions) {
      const key = keyOf(channel, remote, version);
      const bins = (this.#bins.get(key) ?? []).filter(({ at }) => at > now - memoryMs);
      const at = now - (now % binMs);
      const last = bins.at(-1);
      if (last?.at === at) bins[bins.length - 1] = { at, counts: addCounts(last.counts, counts) };
      else bins.push({ at, counts });
      this.#bins.set(key, bins);
    }
    this.#forget(now);
  }

  /** What became of a version over the time that is remembered, the oldest first. */
  series(channel: string, remote: string, version: string): readonly Bin[] {
    const since = this.#now() - memoryMs;
    return (this.#bins.get(keyOf(channel, remote, version)) ?? []).filter(({ at }) => at > since);
  }

  total(channel: string, remote: string, version: string): Counts {
    return this.series(channel, remote, version).reduce(
      (sum, { counts }) => addCounts(sum, counts),
      noCounts,
    );
  }

  /** Begins a version's account anew: it went live again, and what it did before was judged then. */
  clear(channel: string, remote: string, version: string): void {
    this.#bins.delete(keyOf(channel, remote, version));
  }

  /** Shells that reported within the last minute, and the revision that each serves. */
  shells(channel: string): { readonly shell: string; readonly revision: number; readonly at: number }[] {
    const since = this.#now() - 60_000;
    return [...(this.#shells.get(channel) ?? [])]
      .filter(([, { at }]) => at > since)
      .map(([shell, seen]) => ({ shell, ...seen }));
  }

  #forget(now: number): void {
    for (const [key, bins] of this.#bins) {
      if ((bins.at(-1)?.at ?? 0) <= now - memoryMs) this.#bins.delete(key);
    }
    for (const shells of this.#shells.values()) {
      for (const [shell, { at }] of shells) if (at <= now - memoryMs) shells.delete(shell);
    }
  }
}

function keyOf(channel: string, remote: string, version: string): string {
  return `${channel}/${remote}@${version}`;
}
