import { Channel, emptyChannel } from './channel';
import { ReleaseError } from './errors';
import { jsonBytes, parseJson } from './json';
import { channelName } from './names';
import type { ObjectStore } from './objects';
import type { ReleaseStore } from './release-store';

type ChannelLog = Pick<ReleaseStore, 'channels' | 'readChannel' | 'moveChannel' | 'history' | 'watchChannel'>;

/**
 * Channels: `channels/<channel>.json` and `channels/<channel>/history/<revision>.json`.
 *
 * The history is authoritative and append-only: a change creates an object that must not exist yet, which makes
 * concurrent writers safe. `<channel>.json` is a copy of the newest entry, for people and for watchers.
 */
export function createChannelLog(objects: ObjectStore): ChannelLog {
  const currentKey = (channel: string) => `channels/${channelName(channel)}.json`;
  const entryKey = (channel: string, revision: number) =>
    `channels/${channelName(channel)}/history/${revision}.json`;

  async function readState(key: string, what: string): Promise<Channel | undefined> {
    const object = await objects.read(key);
    return object && parseJson(Channel, object.bytes, what);
  }

  const readEntry = (channel: string, revision: number) =>
    readState(entryKey(channel, revision), `channel ${channel}, revision ${revision},`);

  async function readChannel(channel: string): Promise<Channel> {
    let current = (await readState(currentKey(channel), `channel ${channel}`)) ?? emptyChannel;
    // A writer may have been interrupted between appending to the history and updating the copy.
    for (let next; (next = await readEntry(channel, current.revision + 1));) current = next;
    return current;
  }

  return {
    readChannel,

    async channels() {
      const entries = await objects.list('channels/');
      const names = entries.map(({ key }) => /^channels\/([^/]+)\.json$/.exec(key)?.[1]);
      return names.filter((name) => name !== undefined).sort();
    },

    async moveChannel(channel, expectedRevision, change) {
      const next = Channel.parse({
        ...change,
        revision: expectedRevision + 1,
        at: new Date().toISOString(),
      });
      const current = await readChannel(channel);
      const written =
        current.revision === expectedRevision &&
        (await objects.create(entryKey(channel, next.revision), jsonBytes(next)));
      if (!written) throw conflict(channel, expectedRevision, await readChannel(channel));
      await objects.replace(currentKey(channel), jsonBytes(next));
      return next;
    },

    async history(channel, limit = 50) {
      const { revision } = await readChannel(channel);
      const revisions = Array.from({ length: Math.min(limit, revision) }, (_, index) => revision - index);
      const entries = await Promise.all(revisions.map((entry) => readEntry(channel, entry)));
      return entries.filter((entry) => entry !== undefined);
    },

    watchChannel: (channel, onHint) => objects.watch(currentKey(channel), onHint),
  };
}

function conflict(channel: string, expected: number, { revision, by, reason }: Channel): ReleaseError {
  return new ReleaseError(
    'conflict',
    `Channel "${channel}" changed in the meantime: it is at revision ${revision} (${by}: ${reason}), no longer at ${expected}. Check \`release status\`, then repeat the command if it still applies.`,
  );
}
