import { addRelease } from './add-release';
import type { ChannelSecurity } from '../channels/channel-chain';
import { createChannelLog } from '../channels/channel-log';
import type { ObjectStore } from './objects';
import { readPublications, readRelease, readReleaseFile } from './read-release';
import {
  publishedEntries,
  releaseEntries,
  releaseKey,
  releasesPrefix,
  versionPrefix,
} from './release-layout';
import type { IncompletePublication, ReleaseStore } from './release-store';

/** Creates a release store on any object storage. */
export function createReleaseStore(objects: ObjectStore, security?: ChannelSecurity): ReleaseStore {
  return {
    ...createChannelLog(objects, security),
    readRelease: (name, version) => readRelease(objects, name, version),
    readFile: (name, version, path) => readReleaseFile(objects, name, version, path),
    add: (release, read, note) => addRelease(objects, release, read, note),
    publications: (remote) => readPublications(objects, remote),
    versions: async (remote) => (await readPublications(objects, remote)).map(({ version }) => version),

    async remotes() {
      const published = publishedEntries(await objects.list(releasesPrefix));
      return [...new Set(published.map(({ remote }) => remote))].sort();
    },

    incompletePublications: () => incompletePublications(objects),

    async removeTemporaryFiles(before) {
      const files = await objects.temporaryFiles();
      await objects.remove(files.filter(({ modifiedAt }) => modifiedAt < before).map(({ key }) => key));
    },

    async removeVersion(remote, version) {
      const entries = await objects.list(versionPrefix(remote, version));
      // Without release.json the version no longer exists, even if the rest is interrupted.
      await objects.remove([releaseKey(remote, version)]);
      await objects.remove(entries.map(({ key }) => key));
    },
  };
}

async function incompletePublications(objects: ObjectStore): Promise<IncompletePublication[]> {
  const versions = new Map<string, IncompletePublication>();
  const complete = new Set<string>();
  for (const { remote, version, file, modifiedAt } of releaseEntries(await objects.list(releasesPrefix))) {
    const id = `${remote}@${version}`;
    if (file === 'release.json') complete.add(id);
    const writtenAt = Math.max(versions.get(id)?.writtenAt ?? 0, modifiedAt);
    versions.set(id, { remote, version, writtenAt });
  }
  return [...versions].filter(([id]) => !complete.has(id)).map(([, publication]) => publication);
}
