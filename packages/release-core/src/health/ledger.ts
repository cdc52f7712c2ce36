import * as z from 'zod';
import { addCounts, Counts, noCounts, withoutSignals } from './counts';
import type { HealthReport } from './report';

/** Length of one bin of a series, in milliseconds. */
export const binMs = 10_000;
/** Retention of counts, in milliseconds. Older counts do not describe the present state. */
export const retentionMs = 15 * 60_000;

export const Bin = z.strictObject({
  /** Start of the bin, milliseconds since the epoch. */
  at: z.int().gte(0),
  counts: Counts,
});
export type Bin = Readonly<z.infer<typeof Bin>>;

interface ShellReport {
  readonly revision: number;
  /** Newest revision of which the shell serves every version. */
  readonly served: number;
  readonly contract: string | undefined;
  /** Time of receipt, in milliseconds since the epoch. */
  readonly at: number;
}

export interface ReportingShell extends ShellReport {
  readonly shell: string;
}

/** Recent reports of shells, by channel, remote and version. Times are those of the process that holds the ledger. */
export class HealthLedger {
  readonly #bins = new Map<string, Bin[]>();
  readonly #shells = new Map<string, Map<string, ShellReport>>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  add({ shell, channel, revision, served = revision, contract, versions }: HealthReport): void {
    const now = this.#now();
    const shells = this.#shells.get(channel) ?? new Map<string, ShellReport>();
    this.#shells.set(channel, shells.set(shell, { revision, served, contract, at: now }));
    for (const { remote, version, ...counts } of versions) {
      const key = keyOf(channel, remote, version);
      const bins = (this.#bins.get(key) ?? []).filter(({ at }) => at > now - retentionMs);
      const at = now - (now % binMs);
      const last = bins.at(-1);
      if (last?.at === at) bins[bins.length - 1] = { at, counts: addCounts(last.counts, counts) };
      else bins.push({ at, counts });
      this.#bins.set(key, bins);
    }
    this.#removeExpired(now);
  }

  /** Returns the counts of a version in bins, oldest first. */
  series(channel: string, remote: string, version: string): readonly Bin[] {
    const since = this.#now() - retentionMs;
    return (this.#bins.get(keyOf(channel, remote, version)) ?? []).filter(({ at }) => at > since);
  }

  /** Returns the bins of all versions of a channel: `remote@version` → bins, oldest first. */
  all(channel: string): Record<string, Bin[]> {
    const start = `${channel}/`;
    const own = [...this.#bins].filter(([key]) => key.startsWith(start));
    return Object.fromEntries(own.map(([key, bins]) => [key.slice(start.length), [...bins]]));
  }

  /** Adds the bins that an earlier process counted. Expired ones are dropped, as in `add`. */
  restore(channel: string, series: Readonly<Record<string, readonly Bin[]>>): void {
    const since = this.#now() - retentionMs;
    for (const [id, earlier] of Object.entries(series)) {
      const key = `${channel}/${id}`;
      const merged = new Map<number, Counts>();
      for (const { at, counts } of [...earlier, ...(this.#bins.get(key) ?? [])])
        if (at > since) merged.set(at, addCounts(merged.get(at) ?? noCounts, counts));
      this.#bins.set(
        key,
        [...merged].map(([at, counts]) => ({ at, counts })),
      );
    }
  }

  total(channel: string, remote: string, version: string): Counts {
    return this.series(channel, remote, version).reduce(
      (sum, { counts }) => addCounts(sum, counts),
      noCounts,
    );
  }

  /** Discards the counts of a version that went live again. */
  clear(channel: string, remote: string, version: string): void {
    this.#bins.delete(keyOf(channel, remote, version));
  }

  /**
   * Discards the signals of the other remotes since the first counts of a version that was taken back: their pages may
   * have contained it.
   */
  clearSharedSignals(channel: string, remote: string, version: string): void {
    const since = this.series(channel, remote, version)[0]?.at ?? Infinity;
    for (const [key, bins] of this.#bins) {
      if (!key.startsWith(`${channel}/`) || key.startsWith(`${channel}/${remote}@`)) continue;
      const cleared = bins.map(({ at, counts }) => ({
        at,
        counts: at < since ? counts : withoutSignals(counts),
      }));
      this.#bins.set(key, cleared);
    }
  }

  /** Returns the shells that reported within the last minute, each with the revision that it serves. */
  shells(channel: string): ReportingShell[] {
    const since = this.#now() - 60_000;
    return [...(this.#shells.get(channel) ?? [])]
      .filter(([, { at }]) => at > since)
      .map(([shell, report]) => ({ shell, ...report }));
  }

  #removeExpired(now: number): void {
    for (const [key, bins] of this.#bins) {
      if ((bins.at(-1)?.at ?? 0) <= now - retentionMs) this.#bins.delete(key);
    }
    for (const shells of this.#shells.values()) {
      for (const [shell, { at }] of shells) if (at <= now - retentionMs) shells.delete(shell);
    }
  }
}

function keyOf(channel: string, remote: string, version: string): string {
  return `${channel}/${remote}@${version}`;
}
