import { Release } from '@kaadu/federation/release';
import { Channel } from './channel';
import { ReleaseError } from './errors';
import { folderObjects } from './folder-objects';
import { jsonBytes, parseJson } from './json-objects';
import { channelName, filePath, remoteName, versionName } from './names';
import type { ObjectEntry } from './objects';
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

/** Versions of each remote that the copy holds: those that were read last. */
const versionsKept = 5;

/**
 * The same store, with a copy of what is read from it: while it does not answer, the channel and the versions that this
 * machine has served can be read from the copy, so that even a process that starts meanwhile serves. What comes from the
 * copy is verified like everything else.
 */
export function withLocalCopy(store: ReleaseStore, options: LocalCopyOptions): ReleaseStore {
  const { folder, onDown, onUp, onCopyError, timeoutMs = 2500 } = options;
  const copy = folderObjects(folder);
  /** What of each object this process has copied: its revision, or its signature. */
  const copied = new Map<string, string>();
  let down = false;

  /** @returns whether it was not in the copy yet */
  async function keep(key: string, state: string, bytes: () => Uint8Array): Promise<boolean> {
    if (copied.get(key) === state) return false;
    try {
      await copy.replace(key, bytes());
      copied.set(key, state);
      return true;
    } catch (error) {
      onCopyError(error);
      return false;
    }
  }

  /** Reads from the store, or from the copy if the store fails and the copy has it. */
  async function readEither<Value>(
    fromStore: () => Promise<Value>,
    key: string,
    fromCopy: (bytes: Uint8Array) => Value,
  ): Promise<{ readonly value: Value; readonly copied: boolean }> {
    try {
      const value = await withinTime(fromStore(), timeoutMs);
      if (down) onUp();
      down = false;
      return { value, copied: false };
    } catch (error) {
      // Of a folder that is not mounted everything is `not-found`.
      const kept = await copy.read(key);
      if (!kept) throw error;
      if (!down) onDown(error);
      down = true;
      return { value: fromCopy(kept.bytes), copied: true };
    }
  }

  async function forgetOldVersions(remote: string): Promise<void> {
    const entries = await copy.list(`releases/${remote}/`);
    for (const version of oldVersions(entries)) {
      const keys = entries
        .map(({ key }) => key)
        .filter((key) => key.startsWith(`releases/${remote}/${version}/`));
      await copy.remove(keys);
    }
  }

  return {
    ...store,

    async readChannel(name) {
      const key = `channels/${channelName(name)}.json`;
      const parse = (bytes: Uint8Array) => parseJson(Channel, bytes, `the copy of channel ${name}`);
      const fromStore = async () => {
        const channel = await store.readChannel(name);
        if (channel.revision === 0 && (await copy.read(key)))
          throw new ReleaseError(
            'unavailable',
            'The release store is empty, as a folder is that is not mounted.',
          );
        return channel;
      };
      const { value, copied: fromCopy } = await readEither(fromStore, key, parse);
      if (!fromCopy && value.revision > 0) await keep(key, String(value.revision), () => jsonBytes(value));
      return value;
    },

    async readRelease(name, version) {
      const key = `releases/${remoteName(name)}/${versionName(version)}/release.json`;
      const read = await readEither(
        () => store.readRelease(name, version),
        key,
        (bytes) => parseJson(Release, bytes, `the copy of ${name}@${version}`),
      );
      const signature = read.value.signature?.value ?? '';
      if (!read.copied && (await keep(key, signature, () => jsonBytes(read.value))))
        await forgetOldVersions(name).catch(onCopyError);
      return read.value;
    },

    async readFile(name, version, path) {
      const key = `releases/${remoteName(name)}/${versionName(version)}/${filePath(path)}`;
      const read = await readEither(
        () => store.readFile(name, version, path),
        key,
        (bytes) => bytes,
      );
      // A version's files never change.
      if (!read.copied) await keep(key, '', () => read.value);
      return read.value;
    },
  };
}

/** All but the versions whose release.json was written last. */
function oldVersions(entries: readonly ObjectEntry[]): string[] {
  const versions = entries.flatMap(({ key, modifiedAt }) => {
    const [, version] = /^releases\/[^/]+\/([^/]+)\/release\.json$/.exec(key) ?? [];
    return version === undefined ? [] : [{ version, modifiedAt }];
  });
  return versions
    .sort((a, b) => b.modifiedAt - a.modifiedAt)
    .slice(versionsKept)
    .map(({ version }) => version);
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
