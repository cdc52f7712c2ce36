import { isDevelopmentVersion } from '@kaadu/federation/release';
import type { ServiceContext } from '../service/context';
import { historyOf, type HistoryEntry } from '../status';
import type { Channel, ChannelRemote } from '../store/channel';
import type { Publication } from '../store/publication';

export interface RemoteState {
  readonly name: string;
  readonly live: ChannelRemote | undefined;
  /** Newest first, without work in progress. */
  readonly published: readonly Publication[];
  readonly history: readonly HistoryEntry[];
}

/** What the console shows of a channel. */
export interface ConsoleState {
  readonly channel: string;
  readonly state: Channel;
  readonly remotes: readonly RemoteState[];
  /** What is wrong with the channel's history, with the fix. */
  readonly fault: string | undefined;
  /** What is wrong with the audit log, with the fix. */
  readonly auditFault: string | undefined;
}

export async function readConsoleState(
  { store, hub, audit }: ServiceContext,
  channel: string,
): Promise<ConsoleState> {
  const names = await store.remotes();
  const remotes = names.map(async (name): Promise<RemoteState> => {
    const [published, history] = await Promise.all([
      store.publications(name),
      historyOf(store, channel, name),
    ]);
    const releases = published.filter(({ version }) => !isDevelopmentVersion(version));
    return { name, live: hub.state(channel).remotes[name], published: releases, history };
  });
  return {
    channel,
    state: hub.state(channel),
    remotes: await Promise.all(remotes),
    fault: await store.checkHistory(channel),
    auditFault: await audit.check(),
  };
}
