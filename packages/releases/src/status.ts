import type { ReleaseStore } from './store/release-store';

export interface RemoteStatus {
  readonly name: string;
  /** Version that everybody gets; null before the first promotion. */
  readonly stable: string | null;
  readonly gitSha: string | null;
  /** Versions in the store, the newest first. */
  readonly published: readonly string[];
}

/** What a channel serves, remote by remote. */
export async function statusOf(store: ReleaseStore, channel: string, remotes: readonly string[]) {
  const { revision, by, at, reason, remotes: live } = await store.readChannel(channel);
  const described = remotes.map(async (name): Promise<RemoteStatus> => {
    const stable = live[name]?.stable ?? null;
    const gitSha = stable ? (await store.readRelease(name, stable)).gitSha : null;
    return { name, stable, gitSha, published: await store.versions(name) };
  });
  return { channel, revision, by, at, reason, remotes: await Promise.all(described) };
}

/** The moves of one remote on a channel, the newest first. */
export async function historyOf(store: ReleaseStore, channel: string, remote: string) {
  const { revision } = await store.readChannel(channel);
  const entries = await store.history(channel, revision);
  return entries.flatMap((entry, index) => {
    const version = entry.remotes[remote]?.stable;
    const before = entries[index + 1]?.remotes[remote]?.stable;
    if (!version || version === before) return [];
    return [{ revision: entry.revision, at: entry.at, version, by: entry.by, reason: entry.reason }];
  });
}
