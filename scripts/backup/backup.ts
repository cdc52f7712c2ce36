import { join } from 'node:path';
import {
  BackupRefused,
  createBackupFolder,
  sealBackup,
  verifyBackup,
  type BackupContent,
} from './backup-folder';
import { dataFiles } from './data-files';
import { embeddedDatabase } from './embedded-database';
import type { BackupPart } from './part';
import type { BackupPlaces } from './places';
import { postgresqlDatabase } from './postgresql-database';
import { releaseStore } from './release-store';

/**
 * Sections in the order in which they are saved and restored. A database that cannot be locked fails first.
 */
function partsOf({ root, dataDir, databaseUrl, store, trustFile, keyFile }: BackupPlaces): BackupPart[] {
  return [
    databaseUrl === undefined ? embeddedDatabase(join(dataDir, 'db')) : postgresqlDatabase(databaseUrl),
    releaseStore(store, root),
    dataFiles(dataDir, { 'trust-list': trustFile, 'release-key': keyFile }),
  ];
}

const kindOf = ({ databaseUrl }: BackupPlaces): BackupContent['database'] =>
  databaseUrl === undefined ? 'embedded' : 'postgresql';

/**
 * Saves database, release store and keys of a site into a new folder.
 * @param onStep called with the section that is being saved
 * @throws BackupRefused
 */
export async function backUp(
  places: BackupPlaces,
  folder: string,
  onStep: (step: string) => void,
): Promise<BackupContent> {
  await createBackupFolder(folder);
  for (const part of partsOf(places)) {
    onStep(`${part.name} from ${part.place}`);
    await part.save(join(folder, part.name));
  }
  return sealBackup(folder, kindOf(places));
}

export interface RestoreOptions {
  /**
   * Moves existing files aside, and removes existing data (PostgreSQL, a bucket), instead of refusing to
   * restore.
   */
  readonly replaces: boolean;
  readonly onStep: (step: string) => void;
}

/**
 * Restores a backup made by `backUp`, after verifying every byte of it.
 * @throws BackupRefused when it is damaged, of another kind of database, or would overwrite data
 */
export async function restore(
  places: BackupPlaces,
  folder: string,
  { replaces, onStep }: RestoreOptions,
): Promise<BackupContent> {
  const content = await verifyBackup(folder);
  if (content.database !== kindOf(places))
    throw new BackupRefused(
      content.database === 'postgresql'
        ? 'The backup is of a PostgreSQL database: set DATABASE_URL to an empty one.'
        : 'The backup is of an embedded database: leave DATABASE_URL out.',
    );
  const parts = partsOf(places);
  for (const part of replaces ? [] : parts)
    if (!(await part.isEmpty()))
      throw new BackupRefused(
        `There are ${part.name} in ${part.place} already. Restore with --replace to replace them, or set other places.`,
      );
  for (const part of parts) {
    onStep(`${part.name} to ${part.place}`);
    await part.restore(join(folder, part.name));
  }
  return content;
}
