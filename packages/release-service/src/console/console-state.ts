import { isDevelopmentVersion } from '@kaadu/federation/release';
import {
  changesOf,
  type Channel,
  type ChannelRemote,
  type HistoryEntry,
  type Publication,
} from '@kaadu/release-core';
import type { ServiceContext } from '../context';

export interface RemoteState {
  readonly name: string;
  readonly live: ChannelRemote | undefined;
  /** Published versions, newest first, without work in progress. */
  readonly published: readonly Publication[];
  readonly history: readonly HistoryEntry[];
}

/** State of a channel, as shown by the console. */
export interface ConsoleState {
  readonly channel: string;
  readonly state: Channel;
  /** Past states of the channel, newest first. */
  readonly states: readonly Channel[];
  readonly remotes: readonly RemoteState[];
  /** Fault of the channel's history, with the fix. */
  readonly fault: string | undefined;
  /** Fault of the audit log, with the fix. */
  readonly auditFault: string | undefined;
}

export async function readConsoleState(
  { store, hub, audit }: ServiceContext,
  channel: string,
): Promise<ConsoleState> {
  const state = hub.state(channel);
  const [names, states] = await Promise.all([store.remotes(), store.history(channel, Infinity)]);
  const remotes = names.map(async (name): Promise<RemoteState> => {
    const published = await store.publications(name);
    const releases = published.filter(({ version }) => !isDevelopmentVersion(version));
    return { name, live: state.remotes[name], published: releases, history: changesOf(states, name) };
  });
  return {
    channel,
    state,
    states,
    remotes: await Promise.all(remotes),
    fault: await store.checkHistory(channel),
    auditFault: await audit.check(),
  };
}
