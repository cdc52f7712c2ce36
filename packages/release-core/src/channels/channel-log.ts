import type { Channel } from './channel';
import { stateFault, stepFault, type ChannelSecurity } from './channel-chain';
import { channelFiles, type ChannelFiles } from './channel-files';
import { ChannelReader } from './channel-reader';
import { findFault } from './check-history';
import { ReleaseError } from '../errors';
import { createNextEntry, hashAfter } from './next-entry';
import type { ObjectStore } from '../store/objects';
import type { ReleaseStore } from '../store/release-store';

type ChannelLog = Pick<
  ReleaseStore,
  'channels' | 'readChannel' | 'moveChannel' | 'history' | 'watchChannel' | 'channelFault' | 'checkHistory'
>;

/**
 * Creates the log of channels: `channels/<channel>.json` and `channels/<channel>/history/<revision>.json`.
 *
 * The history is authoritative and append-only: a change creates an object that must not exist yet, which makes
 * concurrent writers safe. Every entry contains the hash of the one before it. `<channel>.json` is a copy of the newest
 * entry, for people and for watchers; it is never trusted without the history.
 */
export function createChannelLog(objects: ObjectStore, security: ChannelSecurity = {}): ChannelLog {
  const files = channelFiles(objects);
  const reader = new ChannelReader(files, security.trust);
  const nextEntry = createNextEntry(files, security);
  const faults = new Map<string, string | undefined>();

  async function readChannel(channel: string): Promise<Channel> {
    try {
      const { state, fault } = await reader.read(channel);
      faults.set(channel, fault);
      return state;
    } catch (error) {
      if (error instanceof ReleaseError && error.code === 'unreadable') faults.set(channel, error.message);
      throw error;
    }
  }

  /** Returns the error for an existing next entry: another writer was faster, or the entry cannot be verified. */
  async function lostRace(channel: string, expectedRevision: number): Promise<ReleaseError> {
    const current = await readChannel(channel);
    const fault = faults.get(channel);
    if (current.revision !== expectedRevision || !fault) return conflict(channel, expectedRevision, current);
    return new ReleaseError('unreadable', fault);
  }

  return {
    readChannel,
    channelFault: (channel) => faults.get(channel),
    watchChannel: (channel, { onHint }) => objects.watch(files.currentKey(channel), () => onHint()),

    async checkHistory(channel, limit) {
      const { state, fault } = await reader.read(channel);
      return (await findFault(files, channel, state, limit)) ?? fault;
    },

    async channels() {
      const entries = await objects.list('channels/');
      const names = entries.map(({ key }) => /^channels\/([^/]+)\.json$/.exec(key)?.[1]);
      return names.filter((name) => name !== undefined).sort();
    },

    async moveChannel(channel, expectedRevision, change) {
      const current = await readChannel(channel);
      if (current.revision !== expectedRevision) throw conflict(channel, expectedRevision, current);
      const next = await nextEntry(channel, current, change);
      if (!(await files.createEntry(channel, next))) throw await lostRace(channel, expectedRevision);
      await files.replaceCopy(channel, next);
      reader.remember(channel, next);
      return next;
    },

    async history(channel, limit = 50) {
      return historyBefore(files, channel, await readChannel(channel), limit);
    },
  };
}

/** Returns a verified state and those before it, newest first, as far back as the chain holds. */
async function historyBefore(
  files: ChannelFiles,
  channel: string,
  newest: Channel,
  limit: number,
): Promise<Channel[]> {
  const count = Math.min(limit, newest.revision);
  if (count === 0) return [];
  const older = Array.from({ length: count - 1 }, (_, index) => newest.revision - 1 - index);
  const entries = await Promise.all(older.map((revision) => files.readEntry(channel, revision)));
  const states = [newest];
  for (const { state } of entries) {
    const next = states.at(-1);
    if (!state || !next || stepFault(channel, state, next) || stateFault(channel, state)) break;
    // An entry from before the chain has no hash; the entry that began the chain covers it.
    const isCovered = next.hash === undefined || next.previous === (await hashAfter(files, channel, state));
    if (!isCovered) break;
    states.push(state);
  }
  return states;
}

function conflict(channel: string, expected: number, { revision, by, reason }: Channel): ReleaseError {
  return new ReleaseError(
    'conflict',
    `Channel "${channel}" changed in the meantime: it is at revision ${revision} (${by}: ${reason}), no longer at ${expected}. Check \`release status\`, then repeat the command if it still applies.`,
  );
}
