import { Release } from '@kaadu/federation/release';
import pTimeout from 'p-timeout';
import { Channel } from '../channels/channel';
import { stateFault, type ChannelTrust } from '../channels/channel-chain';
import { createCopyWriter } from './copy-writer';
import { ReleaseError } from '../errors';
import { folderObjects } from './folder/folder-objects';
import { jsonBytes, parseJson } from './json';
import { channelName } from './names';
import type { ObjectStore } from './objects';
import { fileKey, releaseKey } from './release-layout';
import type { ReleaseStore } from './release-store';

export interface LocalCopyOptions {
  /** Folder on this machine that holds the copy. */
  readonly folder: string;
  /** Called once per outage, when the store failed and the copy is used instead. */
  readonly onDown: (error: unknown) => void;
  readonly onUp: () => void;
  /** Called when an object could not be copied. */
  readonly onCopyError: (error: unknown) => void;
  /** Trust list for states of channels from the copy. */
  readonly trust?: ChannelTrust;
  /** Timeout of one read from the store, in milliseconds. */
  readonly timeoutMs?: number;
}

export interface CopiedStore extends ReleaseStore {
  /** Resolves when everything read so far is in the copy. Readers do not wait for it. */
  flush(): Promise<void>;
}

/**
 * Wraps a store to copy everything that is read from it to this machine. While the store is down, even a new process
 * reads the channel and the versions that this machine has served from the copy. Copied data is verified like any other.
 */
export function withLocalCopy(store: ReleaseStore, options: LocalCopyOptions): CopiedStore {
  const copy = folderObjects(options.folder);
  const { enqueue, flush } = createCopyWriter(copy, options.onCopyError);
  const readEither = createFallbackReader(copy, options);
  /** Channels whose store state has been compared with the last one that this machine read. */
  const compared = new Set<string>();
  const faults = new Map<string, string | undefined>();

  return {
    ...store,
    flush,
    channelFault: (name) => store.channelFault(name) ?? faults.get(name),

    readChannel(name) {
      const key = `channels/${channelName(name)}.json`;
      return readEither(
        key,
        async () => {
          const channel = await store.readChannel(name);
          if (compared.has(name) && channel.revision > 0) return channel;
          const copied = await copy.read(key);
          if (copied && channel.revision === 0) throw unexpectedlyEmpty(name);
          const wentBack = copied && backwardFault(name, channel, copied.bytes, options.folder);
          faults.set(name, wentBack);
          if (wentBack) throw new ReleaseError('unreadable', wentBack);
          compared.add(name);
          return channel;
        },
        (bytes) => verifiedCopy(name, bytes, options.trust),
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
        (bytes) => parseJson(Release, bytes, `the copy of ${name}@${version} on this machine`),
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

/** Creates a function that reads from the store, or from the copy if the store fails and the copy has the object. */
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
      const copied = await copy.read(key);
      if (!copied) throw error;
      if (!down) onDown(error);
      down = true;
      return fromCopy(copied.bytes);
    }
  };
}

function verifiedCopy(name: string, bytes: Uint8Array, trust: ChannelTrust | undefined): Channel {
  const channel = parseJson(Channel, bytes, `the copy of channel ${name} on this machine`);
  const fault = stateFault(name, channel, trust);
  if (!fault) return channel;
  throw new ReleaseError('unreadable', `The copy of channel "${name}" is not accepted: ${fault}.`);
}

/** Reads the copy of a channel. Undefined when it is damaged, and so proves nothing. */
function readableCopy(name: string, bytes: Uint8Array): Channel | undefined {
  try {
    return verifiedCopy(name, bytes, undefined);
  } catch (error) {
    if (error instanceof ReleaseError) return undefined;
    throw error;
  }
}

/** Returns the fault of a store that was replaced by an older state of itself, which restarting shells must not follow. */
function backwardFault(name: string, channel: Channel, copy: Uint8Array, folder: string): string | undefined {
  const copied = readableCopy(name, copy);
  if (!copied || copied.revision <= channel.revision) return undefined;
  return `Channel "${name}" went back to revision ${channel.revision}: this machine has served revision ${copied.revision}. If the store was restored from a backup on purpose, remove ${folder}/channels.`;
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
