import { rename, rm } from 'node:fs/promises';
import { lockFolder } from '@kaadu/api';
import { BackupRefused } from './backup-folder';
import { copyPrivately, makeFolder, moveAside, namesIn, type BackupPart } from './part';

/**
 * Backs up the embedded database as the folder of its files. The API must not run, since PostgreSQL's files
 * are consistent only without a writer.
 * @param folder of the database
 */
export function embeddedDatabase(folder: string): BackupPart {
  const whileLocked = async (work: () => Promise<void>) => {
    const unlock = await lockFolder(`${folder}.lock`).catch((error: unknown) => {
      throw new BackupRefused(
        `The database in ${folder} cannot be locked: ${error instanceof Error ? error.message : String(error)}. Stop the API first.`,
      );
    });
    try {
      await work();
    } finally {
      await unlock();
    }
  };
  return {
    name: 'database',
    place: folder,
    isEmpty: async () => (await namesIn(folder)).length === 0,
    save: (to) =>
      whileLocked(async () => {
        if ((await namesIn(folder)).length === 0) await makeFolder(to);
        else await copyPrivately(folder, to);
      }),
    restore: (from) =>
      whileLocked(async () => {
        const draft = `${folder}.restoring`;
        await rm(draft, { recursive: true, force: true });
        await copyPrivately(from, draft);
        await moveAside(folder);
        await rename(draft, folder);
      }),
  };
}
