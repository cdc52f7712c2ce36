import type { ReleaseStore } from '../store/release-store';
import { neededVersions, planPrune, type PruneWindow } from './plan-prune';

export interface Pruned {
  readonly remote: string;
  readonly removed: readonly string[];
  readonly kept: number;
}

/**
 * Removes versions that no channel needs, now or within its history window. Everything is read before anything is
 * removed, and a store that cannot be read in full loses nothing.
 */
export async function prune(
  store: ReleaseStore,
  window: PruneWindow,
  { dryRun = false, now = Date.now() }: { readonly dryRun?: boolean; readonly now?: number } = {},
): Promise<Pruned[]> {
  const channels = await store.channels();
  const readNeeded = async () =>
    neededVersions(
      await Promise.all(
        channels.map(async (name) => [
          await store.readChannel(name),
          ...(await store.history(name, window.revisions)),
        ]),
      ),
    );
  const needed = await readNeeded();
  const remotes = await store.remotes();
  const plans = await Promise.all(
    remotes.map(async (remote) => {
      const published = await store.publications(remote);
      const removed = planPrune(published, needed.get(remote) ?? new Set(), window, now);
      return { remote, removed, kept: published.length - removed.length };
    }),
  );
  if (dryRun) return plans;
  // Somebody may have promoted one of them while the others were looked at.
  const neededNow = await readNeeded();
  const result: Pruned[] = [];
  for (const { remote, removed, kept } of plans) {
    const gone = removed.filter((version) => !neededNow.get(remote)?.has(version));
    for (const version of gone) await store.removeVersion(remote, version);
    result.push({ remote, removed: gone, kept: kept + removed.length - gone.length });
  }
  return result;
}
