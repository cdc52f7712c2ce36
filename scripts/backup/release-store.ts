import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openObjects } from '@kaadu/release-core';
import { BackupRefused, writePrivate } from './backup-folder';
import { filesIn } from './files-in';
import { makeFolder, moveAside, type BackupPart } from './part';

/** Key of the trust list in a store that has its own. */
const trustKey = 'trust.json';
const channels = 'channels/';
const isOfChannel = (key: string) => key.startsWith(channels);

/**
 * Backs up the release store, a folder or a bucket. Channels are saved before the versions that they name and
 * restored after them, so that no copy has a channel with missing versions.
 */
export function releaseStore(location: string, root: string): BackupPart {
  const isBucket = location.startsWith('s3:');
  const place = isBucket ? location : resolve(root, location);
  const open = () => openObjects(place);
  const keysIn = async (prefix: string) => (await (await open()).list(prefix)).map(({ key }) => key);
  return {
    name: 'releases',
    place,
    isEmpty: async () => (await keysIn(channels)).length + (await keysIn('releases/')).length === 0,
    async save(folder) {
      await makeFolder(folder);
      const objects = await open();
      const save = async (key: string) => {
        const object = await objects.read(key);
        if (object) await writePrivate(join(folder, key), object.bytes);
      };
      for (const prefix of [channels, 'releases/']) for (const key of await keysIn(prefix)) await save(key);
      await save(trustKey);
    },
    async restore(folder) {
      const objects = await open();
      if (isBucket) await objects.remove([...(await keysIn(channels)), ...(await keysIn('releases/'))]);
      else await moveAside(place);
      const keys = await filesIn(folder);
      for (const key of [...keys.filter((each) => !isOfChannel(each)), ...keys.filter(isOfChannel)])
        if (!(await objects.create(key, await readFile(join(folder, key)))))
          throw new BackupRefused(
            `${key} is in ${place} already. Stop what publishes or promotes, and restore again with --replace.`,
          );
    },
  };
}
