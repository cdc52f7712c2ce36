import type { ReleaseStore } from '../store/release-store';
import { abandonedMs, neededVersions, planPrune, type PruneWindow } from './plan-prune';

export interface Pruned {
  readonly remote: string;
  readonly removed: readonly string[];
  /** Versions whose publication was given up half-way: nobody could ever use them. */
  readonly unfinished: readonly string[];
  readonly kept: number;
}

export interface PruneOptions {
  readonly dryRun?: boolean;
  readonly now?: number;
}

/**
 * Removes versions that no channel needs, now or within its history window, and what publications that were given up
 * have left behind. Everything is read before anything is removed, and a store that cannot be read in full loses
 * nothing.
 */
export async function prune(
  store: ReleaseStore,
  window: PruneWindow,
  { dryRun = false, now = Date.now() }: PruneOptions = {},
): Promise<Pruned[]> {
  const plans = await planAll(store, window, now);
  if (dryRun) return plans;
  // Somebody may have promoted one of them, or gone on publishing, while the others were looked at.
  const neededNow = await readNeeded(store, window);
  const abandonedNow = await abandoned(store, now);
  const result: Pruned[] = [];
  for (const { remote, removed, unfinished, kept } of plans) {
    const gone = removed.filter((version) => !neededNow.get(remote)?.has(version));
    const givenUp = unfinished.filter((version) => abandonedNow.get(remote)?.includes(version));
    for (const version of [...gone, ...givenUp]) await store.removeVersion(remote, version);
    result.push({ remote, removed: gone, unfinished: givenUp, kept: kept + removed.length - gone.length });
  }
  await store.removeLitter(now - abandonedMs);
  return result;
}

async function planAll(store: ReleaseStore, window: PruneWindow, now: number): Promise<Pruned[]> {
  const needed = await readNeeded(store, window);
  const givenUp = await abandoned(store, now);
  const remotes = [...new Set([...(await store.remotes()), ...givenUp.keys()])].sort();
  return Promise.all(
    remotes.map(async (remote) => {
      const published = await store.publications(remote);
      const removed = planPrune(published, needed.get(remote) ?? new Set(), window, now);
      const unfinished = givenUp.get(remote) ?? [];
      return { remote, removed, unfinished, kept: published.length - removed.length };
    }),
  );
}

async function readNeeded(store: ReleaseStore, { revisions }: PruneWindow) {
  const channels = await store.channels();
  const states = channels.map(async (name) => [
    await store.readChannel(name),
    ...(await store.history(name, revisions)),
  ]);
  return neededVersions(await Promise.all(states));
}

/** Remote → versions that were begun, and not written to for a day. */
async function abandoned(store: ReleaseStore, now: number): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { remote, version, writtenAt } of await store.unfinished()) {
    if (now - writtenAt <= abandonedMs) continue;
    found.set(remote, [...(found.get(remote) ?? []), version]);
  }
  return found;
}
