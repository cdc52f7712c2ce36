import { canonicalJson } from '@kaadu/federation/release';
import { Channel } from './channel';
import { ReleaseError } from '../errors';
import { jsonBytes, parseJson } from '../store/json';
import { channelName } from '../store/names';
import type { ObjectStore } from '../store/objects';

/** A stored state, or the reason why it cannot be read. Both are absent when there is none. */
export interface StoredState {
  readonly state?: Channel;
  readonly fault?: string;
}

/** Reads and writes `channels/<channel>.json` and `channels/<channel>/history/<revision>.json`. */
export function channelFiles(objects: ObjectStore) {
  const currentKey = (channel: string) => `channels/${channelName(channel)}.json`;
  const historyPrefix = (channel: string) => `channels/${channelName(channel)}/history/`;
  const entryKey = (channel: string, revision: number) => `${historyPrefix(channel)}${revision}.json`;

  async function read(key: string): Promise<StoredState> {
    const object = await objects.read(key);
    if (!object) return {};
    try {
      return { state: parseJson(Channel, object.bytes, `${key} in the store`) };
    } catch (error) {
      if (error instanceof ReleaseError) return { fault: error.message };
      throw error;
    }
  }

  return {
    currentKey,
    readCopy: (channel: string) => read(currentKey(channel)),
    readEntry: (channel: string, revision: number) => read(entryKey(channel, revision)),
    createEntry: (channel: string, entry: Channel) =>
      objects.create(entryKey(channel, entry.revision), jsonBytes(entry)),
    replaceCopy: (channel: string, state: Channel) => objects.replace(currentKey(channel), jsonBytes(state)),

    /** Returns the newest revision up to which the history has every entry. */
    async newestRevision(channel: string): Promise<number> {
      const entries = await objects.list(historyPrefix(channel));
      const revisions = new Set(entries.map(({ key }) => Number(/\/(\d+)\.json$/.exec(key)?.[1])));
      let revision = 0;
      while (revisions.has(revision + 1)) revision += 1;
      return revision;
    },
  };
}

export type ChannelFiles = ReturnType<typeof channelFiles>;

export function sameState(one: Channel, other: Channel): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
