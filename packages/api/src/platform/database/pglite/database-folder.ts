import { access, chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorCode } from '../../errors/error-code';

/** Without any of these PostgreSQL does not start, or (`PG_VERSION`) takes the folder for a new one and overwrites it. */
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

/** How to go on with a damaged folder, in one line. */
export function restoreAdvice(folder: string): string {
  const aside = join(dirname(folder), `${basename(folder)}-damaged`);
  return (
    `To restore a backup, move the folder to ${aside} and copy the whole folder of the backup to ${folder}, without ` +
    `${folder}.lock; to begin with an empty database, only move it.`
  );
}

/**
 * Makes a folder ready for the embedded database, for this user alone (PostgreSQL's own files are open to all). A new
 * database is created beside it and moved there when it is complete, so that what is in the folder always was.
 * @param create creates a database in a folder
 * @throws Error naming the files that a database has lost
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
