import { Release } from '@kaadu/federation/release';
import pTimeout from 'p-timeout';
import { Channel } from './channel';
import { createCopyWriter } from './copy-writer';
import { ReleaseError } from './errors';
import { folderObjects } from './folder-objects';
import { jsonBytes, parseJson } from './json';
import { channelName } from './names';
import type { ObjectStore } from './objects';
import { fileKey, releaseKey } from './release-layout';
import type { ReleaseStore } from './release-store';

export interface LocalCopyOptions {
  /** Folder of this machine that holds the copy. */
  readonly folder: string;
  /** The store failed and the copy is used instead. Called once per outage. */
  readonly onDown: (error: unknown) => void;
  readonly onUp: () => void;
  /** Something that was read could not be copied. */
  readonly onCopyError: (error: unknown) => void;
  /** Milliseconds that one read from the store may take. */
  readonly timeoutMs?: number;
}

/** A store with a local copy. */
export interface CopiedStore extends ReleaseStore {
  /** Resolves when everything that was read so far is in the copy. Readers do not wait for it. */
  flush(): Promise<void>;
}

/**
 * The same store, with a local copy of everything that is read from it. While the store is down, the channel and the
 * versions that this machine has served are read from the copy, so that even a process that starts meanwhile can serve.
 * What comes from the copy is verified like everything else.
 */
export function withLocalCopy(store: ReleaseStore, options: LocalCopyOptions): CopiedStore {
  const copy = folderObjects(options.folder);
  const { enqueue, flush } = createCopyWriter(copy, options.onCopyError);
  const readEither = createFallbackReader(copy, options);

  return {
    ...store,
    flush,

    readChannel(name) {
      const key = `channels/${channelName(name)}.json`;
      return readEither(
        key,
        async () => {
          const channel = await store.readChannel(name);
          if (channel.revision === 0 && (await copy.read(key))) throw unexpectedlyEmpty(name);
          return channel;
        },
        (bytes) => parseJson(Channel, bytes, `the copy of channel ${name}`),
        (channel) => {
          if (channel.revision > 0) enqueue(key, String(channel.revision), () => jsonBytes(channel));
        },
      );
    },

    readRelease(name, version) {
      const key = releaseKey(name, version);
      return readEither<Release>(
        key,
        () => store.readRelease(name, version),
        (bytes) => parseJson(Release, bytes, `the copy of ${name}@${version}`),
        (release) => enqueue(key, release.signature?.value ?? '', () => jsonBytes(release)),
      );
    },

    readFile(name, version, path) {
      const key = fileKey({ name, version }, path);
      return readEither(
        key,
        () => store.readFile(name, version, path),
        (bytes) => bytes,
        // A version's files never change, so there is only one state to copy.
        (bytes) => enqueue(key, '', () => bytes),
      );
    },
  };
}

/** Makes a function that reads from the store, or from the copy if the store fails and the copy has the object. */
function createFallbackReader(
  copy: ObjectStore,
  { onDown, onUp, timeoutMs = 2500 }: Pick<LocalCopyOptions, 'onDown' | 'onUp' | 'timeoutMs'>,
) {
  let down = false;
  return async function readEither<Value>(
    key: string,
    fromStore: () => Promise<Value>,
    fromCopy: (bytes: Uint8Array) => Value,
    onRead: (value: Value) => void,
  ): Promise<Value> {
    try {
      const value = await pTimeout(fromStore(), { milliseconds: timeoutMs, message: timedOut(timeoutMs) });
      if (down) onUp();
      down = false;
      onRead(value);
      return value;
    } catch (error) {
      // In a folder that is not mounted everything is `not-found`, so that error falls back to the copy too.
      const kept = await copy.read(key);
      if (!kept) throw error;
      if (!down) onDown(error);
      down = true;
      return fromCopy(kept.bytes);
    }
  };
}

function unexpectedlyEmpty(channel: string): ReleaseError {
  return new ReleaseError(
    'unavailable',
    `The release store is empty, although channel "${channel}" was read from it before. It may be a folder that is not mounted.`,
  );
}

function timedOut(ms: number): ReleaseError {
  return new ReleaseError('unavailable', `The release store did not respond within ${ms} ms.`);
}
