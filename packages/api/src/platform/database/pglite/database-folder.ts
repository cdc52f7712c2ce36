import { access, chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorCode } from '../../errors/error-code';

/**
 * Essential files. Without one of them PostgreSQL does not start, or (`PG_VERSION`) treats the folder as new
 * and overwrites it.
 */
const essential = [
  'PG_VERSION',
  'base',
  'global/pg_control',
  'global/pg_filenode.map',
  'pg_hba.conf',
  'pg_multixact',
  'pg_wal',
  'pg_xact',
  'postgresql.conf',
];

async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Returns one line of instructions for a damaged folder. */
export function restoreAdvice(folder: string): string {
  const aside = join(dirname(folder), `${basename(folder)}-damaged`);
  return (
    `To restore a backup, move the folder to ${aside} and copy the whole folder of the backup to ${folder}, without ` +
    `${folder}.lock; to begin with an empty database, only move it.`
  );
}

/**
 * Prepares a folder for the embedded database, private to this user (PostgreSQL leaves its files readable to
 * all). A new database is created in a temporary folder next to it and moved when complete, so that the
 * folder never holds a partial one.
 * @param create creates a database in a folder
 * @throws Error naming the missing files of a database
 */
export async function prepareDatabaseFolder(
  folder: string,
  create: (folder: string) => Promise<void>,
): Promise<void> {
  await makePrivate(folder);
  if ((await readdir(folder)).length === 0) {
    const draft = `${folder}.new`;
    await rm(draft, { recursive: true, force: true });
    await makePrivate(draft);
    await create(draft);
    return rename(draft, folder);
  }
  const found = await Promise.all(essential.map((file) => exists(join(folder, file))));
  const missing = essential.filter((_file, index) => !found[index]);
  if (missing.length > 0) {
    throw new Error(
      `it is damaged, and was left as it is: ${missing.join(', ')} missing. ${restoreAdvice(folder)}`,
    );
  }
}

async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
}
