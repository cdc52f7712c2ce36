import { Release } from '@kaadu/federation/release';
import { Channel } from './channel';
import { ReleaseError } from './errors';
import { createCopyWriter } from './copy-writer';
import { folderObjects } from './folder-objects';
import { jsonBytes, parseJson } from './json-objects';
import { channelName, filePath, remoteName, versionName } from './names';
import type { ReleaseStore } from './release-store';

export interface LocalCopyOptions {
  /** Where the copy is kept: a folder of this machine. */
  readonly folder: string;
  /** The store does not answer, and the copy does instead. Called once until the store answers again. */
  readonly onDown: (error: unknown) => void;
  readonly onUp: () => void;
  /** Something could not be copied; it was read all the same. */
  readonly onCopyError: (error: unknown) => void;
  /** Milliseconds that the store may take over one read. */
  readonly timeoutMs?: number;
}

/** A store with its copy. */
export interface CopiedStore extends ReleaseStore {
  /** Resolves when all that has been read so far is in the copy. Nobody who reads waits for it. */
  written(): Promise<void>;
}

/**
 * The same store, with a copy of what is read from it: while it does not answer, the channel and the versions that this
 * machine has served can be read from the copy, so that even a process that starts meanwhile serves. What comes from the
 * copy is verified like everything else.
 */
export function withLocalCopy(store: ReleaseStore, options: LocalCopyOptions): CopiedStore {
  const { folder, onDown, onUp, onCopyError, timeoutMs = 2500 } = options;
  const copy = folderObjects(folder);
  const { keep, written } = createCopyWriter(copy, onCopyError);
  let down = false;

  /** Reads from the store, or from the copy if the store fails and the copy has it. */
  async function readEither<Value>(
    key: string,
    fromStore: () => Promise<Value>,
    fromCopy: (bytes: Uint8Array) => Value,
    onRead: (value: Value) => void,
  ): Promise<Value> {
    try {
      const value = await withinTime(fromStore(), timeoutMs);
      if (down) onUp();
      down = false;
      onRead(value);
      return value;
    } catch (error) {
      // Of a folder that is not mounted everything is `not-found`.
      const kept = await copy.read(key);
      if (!kept) throw error;
      if (!down) onDown(error);
      down = true;
      return fromCopy(kept.bytes);
    }
  }

  return {
    ...store,
    written,

    readChannel(name) {
      const key = `channels/${channelName(name)}.json`;
      return readEither(
        key,
        async () => {
          const channel = await store.readChannel(name);
          if (channel.revision === 0 && (await copy.read(key))) throw looksEmpty();
          return channel;
        },
        (bytes) => parseJson(Channel, bytes, `the copy of channel ${name}`),
        (channel) => {
          if (channel.revision > 0) keep(key, String(channel.revision), () => jsonBytes(channel));
        },
      );
    },

    readRelease(name, version) {
      const key = `releases/${remoteName(name)}/${versionName(version)}/release.json`;
      return readEither<Release>(
        key,
        () => store.readRelease(name, version),
        (bytes) => parseJson(Release, bytes, `the copy of ${name}@${version}`),
        (release) => keep(key, release.signature?.value ?? '', () => jsonBytes(release)),
      );
    },

    readFile(name, version, path) {
      const key = `releases/${remoteName(name)}/${versionName(version)}/${filePath(path)}`;
      return readEither(
        key,
        () => store.readFile(name, version, path),
        (bytes) => bytes,
        // A version's files never change.
        (bytes) => keep(key, '', () => bytes),
      );
    },
  };
}

function looksEmpty(): ReleaseError {
  return new ReleaseError('unavailable', 'The release store is empty, as a folder is that is not mounted.');
}

function withinTime<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ReleaseError('unavailable', `The release store did not answer within ${ms} ms.`)),
      ms,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
