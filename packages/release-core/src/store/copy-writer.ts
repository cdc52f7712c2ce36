import type { ObjectStore } from './objects';
import { publishedEntries, remotePrefix, versionPrefix } from './release-layout';

/** Maximum number of versions of each remote in a copy: those read most recently. */
const versionsKept = 5;

/** Writes objects into a local copy, one after the other, without delaying readers. */
export function createCopyWriter(copy: ObjectStore, onError: (error: unknown) => void) {
  /** Key → copied state of the object: its revision or its signature. */
  const copied = new Map<string, string>();
  let queue: Promise<void> = Promise.resolve();

  async function write(key: string, bytes: Uint8Array): Promise<void> {
    try {
      await copy.replace(key, bytes);
      const [release] = publishedEntries([{ key, modifiedAt: 0 }]);
      if (release) await removeOldVersions(release.remote);
    } catch (error) {
      copied.delete(key);
      onError(error);
    }
  }

  async function removeOldVersions(remote: string): Promise<void> {
    const entries = await copy.list(remotePrefix(remote));
    const oldVersions = publishedEntries(entries)
      .sort((a, b) => b.modifiedAt - a.modifiedAt)
      .slice(versionsKept);
    for (const { version } of oldVersions) {
      const prefix = versionPrefix(remote, version);
      const keys = entries.map(({ key }) => key).filter((key) => key.startsWith(prefix));
      await copy.remove(keys);
      for (const key of keys) copied.delete(key);
    }
  }

  return {
    /** Queues an object for writing, unless it was last copied in the same state. */
    enqueue(key: string, state: string, bytes: () => Uint8Array): void {
      if (copied.get(key) === state) return;
      copied.set(key, state);
      queue = queue.then(() => write(key, bytes()));
    },
    /** Resolves when everything queued so far is written. */
    flush: () => queue,
  };
}
