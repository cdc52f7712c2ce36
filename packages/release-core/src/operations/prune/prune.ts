import { rm } from 'node:fs/promises';
import { ReleaseError } from '../../errors';
import type { ReleaseStore } from '../../store/release-store';
import { abandonedAfterMs, neededVersions, planPrune, type PruneWindow } from './plan-prune';
import { storedUploads, type StoredUpload } from '../uploads/stored-uploads';

/** Versions of one remote that were, or would be, removed. */
export interface PruneResult {
  readonly remote: string;
  readonly removed: readonly string[];
  /** Versions whose publication was abandoned, so that they were never usable. */
  readonly unfinished: readonly string[];
  /** Versions whose upload to the service was abandoned. */
  readonly uploads: readonly string[];
  readonly kept: number;
}

export interface PruneOptions {
  readonly dryRun?: boolean;
  readonly now?: number;
  /** Folder of the service's uploads, where this machine has one. */
  readonly uploads?: string | undefined;
}

/**
 * Removes versions that no channel needs, now or within its history window, and the leftovers of abandoned publications.
 * Everything is read first: a store that cannot be read completely loses nothing.
 */
export async function prune(
  store: ReleaseStore,
  window: PruneWindow,
  { dryRun = false, now = Date.now(), uploads }: PruneOptions = {},
): Promise<PruneResult[]> {
  const plans = await planAll(store, window, { now, uploads });
  if (dryRun) return plans;
  // One of these versions may have been promoted, or a publication resumed, since the plan was made.
  const neededNow = await readNeeded(store, window);
  const abandonedNow = await abandonedPublications(store, now);
  const results: PruneResult[] = [];
  for (const { remote, ...plan } of plans) {
    const removed = plan.removed.filter((version) => !neededNow.get(remote)?.has(version));
    const unfinished = plan.unfinished.filter((version) => abandonedNow.get(remote)?.includes(version));
    for (const version of [...removed, ...unfinished]) await store.removeVersion(remote, version);
    const kept = plan.kept + plan.removed.length - removed.length;
    results.push({ remote, removed, unfinished, uploads: plan.uploads, kept });
  }
  for (const { folder } of await abandonedUploads(uploads, now))
    await rm(folder, { recursive: true, force: true });
  await store.removeTemporaryFiles(now - abandonedAfterMs);
  return results;
}

async function planAll(
  store: ReleaseStore,
  window: PruneWindow,
  { now, uploads }: { readonly now: number; readonly uploads: string | undefined },
): Promise<PruneResult[]> {
  const needed = await readNeeded(store, window);
  const abandoned = await abandonedPublications(store, now);
  const leftOver = await abandonedUploads(uploads, now);
  const uploaded = leftOver.map(({ remote }) => remote);
  const remotes = [...new Set([...(await store.remotes()), ...abandoned.keys(), ...uploaded])].sort();
  return Promise.all(
    remotes.map(async (remote) => {
      const published = await store.publications(remote);
      const removed = planPrune(published, needed.get(remote) ?? new Set(), window, now);
      const unfinished = abandoned.get(remote) ?? [];
      const versions = leftOver.filter((upload) => upload.remote === remote).map(({ version }) => version);
      return { remote, removed, unfinished, uploads: versions, kept: published.length - removed.length };
    }),
  );
}

async function readNeeded(store: ReleaseStore, { revisions }: PruneWindow) {
  const channels = await store.channels();
  const states = channels.map(async (name) => {
    const fault = await store.checkHistory(name, revisions);
    if (fault) throw new ReleaseError('unreadable', `Nothing was removed. ${fault}`);
    return [await store.readChannel(name), ...(await store.history(name, revisions))];
  });
  return neededVersions(await Promise.all(states));
}

/** Returns the versions, by remote, whose publication was started and has not been written to for a day. */
async function abandonedPublications(store: ReleaseStore, now: number): Promise<Map<string, string[]>> {
  const abandoned = new Map<string, string[]>();
  for (const { remote, version, writtenAt } of await store.incompletePublications()) {
    if (now - writtenAt <= abandonedAfterMs) continue;
    abandoned.set(remote, [...(abandoned.get(remote) ?? []), version]);
  }
  return abandoned;
}

/** Returns unpublished uploads to the service that have not been written to for a day. */
async function abandonedUploads(uploads: string | undefined, now: number): Promise<StoredUpload[]> {
  if (uploads === undefined) return [];
  return (await storedUploads(uploads)).filter(({ writtenAt }) => now - writtenAt > abandonedAfterMs);
}
