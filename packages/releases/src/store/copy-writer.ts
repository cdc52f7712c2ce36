import type { ObjectEntry, ObjectStore } from './objects';

/** Versions of each remote that a copy holds: those that were read last. */
const versionsKept = 5;

/** Writes what has been read into a copy, one thing after the other, while the readers go on. */
export function createCopyWriter(copy: ObjectStore, onError: (error: unknown) => void) {
  /** What of each object has been copied: its revision, or its signature. */
  const copied = new Map<string, string>();
  let writing: Promise<void> = Promise.resolve();

  async function write(key: string, bytes: Uint8Array): Promise<void> {
    try {
      await copy.replace(key, bytes);
      const [, remote] = /^releases\/([^/]+)\/[^/]+\/release\.json$/.exec(key) ?? [];
      if (remote) await forgetOldVersions(remote);
    } catch (error) {
      copied.delete(key);
      onError(error);
    }
  }

  async function forgetOldVersions(remote: string): Promise<void> {
    const entries = await copy.list(`releases/${remote}/`);
    for (const version of oldVersions(entries)) {
      const prefix = `releases/${remote}/${version}/`;
      const keys = entries.map(({ key }) => key).filter((key) => key.startsWith(prefix));
      await copy.remove(keys);
      for (const key of keys) copied.delete(key);
    }
  }

  return {
    /** @param state what is written only once of it: another state is written over it */
    keep(key: string, state: string, bytes: () => Uint8Array): void {
      if (copied.get(key) === state) return;
      copied.set(key, state);
      writing = writing.then(() => write(key, bytes()));
    },
    /** Resolves when all that was to be kept so far is written. */
    written: () => writing,
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
