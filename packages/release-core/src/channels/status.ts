import { canonicalJson, isDevelopmentVersion } from '@kaadu/federation/release';
import type { Channel, ChannelRemote } from './channel';
import type { ReleaseStore } from '../store/release-store';

export interface RemoteStatus {
  readonly name: string;
  /** Stable version; null before the first promotion. */
  readonly stable: string | null;
  readonly canary?: ChannelRemote['canary'];
  readonly frozen?: ChannelRemote['frozen'];
  readonly gitSha: string | null;
  /** Versions in the store, newest first, without work in progress. */
  readonly published: readonly string[];
}

export interface Status extends Pick<Channel, 'revision' | 'by' | 'at' | 'reason' | 'frozen'> {
  readonly channel: string;
  /** Fault of the channel's files, with the fix. */
  readonly fault?: string | undefined;
  readonly remotes: readonly RemoteStatus[];
}

/** Returns the versions that a channel serves, remote by remote. */
export async function statusOf(
  store: ReleaseStore,
  channel: string,
  remotes: readonly string[],
): Promise<Status> {
  const { revision, by, at, reason, frozen, remotes: live } = await store.readChannel(channel);
  const described = remotes.map(async (name): Promise<RemoteStatus> => {
    const { stable = null, ...rest } = live[name] ?? {};
    const gitSha = stable ? (await store.readRelease(name, stable)).gitSha : null;
    const published = (await store.versions(name)).filter((version) => !isDevelopmentVersion(version));
    return { name, stable, ...rest, gitSha, published };
  });
  const fault = store.channelFault(channel);
  return { channel, revision, by, at, reason, frozen, fault, remotes: await Promise.all(described) };
}

/** One change of a remote on a channel. */
export interface HistoryEntry extends ChannelRemote {
  readonly revision: number;
  readonly at: string;
  readonly by: string;
  readonly reason: string;
}

/** Returns the changes of one remote on a channel, newest first. */
export async function historyOf(
  store: ReleaseStore,
  channel: string,
  remote: string,
): Promise<HistoryEntry[]> {
  return changesOf(await store.history(channel, Infinity), remote);
}

/** Returns the changes of one remote from the states of a channel, both newest first. */
export function changesOf(states: readonly Channel[], remote: string): HistoryEntry[] {
  return states.flatMap(({ remotes, revision, at, by, reason }, index) => {
    const now = remotes[remote];
    const before = states[index + 1]?.remotes[remote];
    if (!now || canonicalJson(now) === canonicalJson(before ?? null)) return [];
    return [{ ...now, revision, at, by, reason }];
  });
}
