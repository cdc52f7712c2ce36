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

/** In the order in which they are saved and restored: a database that cannot be locked is found out first. */
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
 * @param onStep told what is being saved
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
  /** What is there already is moved aside (files) or removed (PostgreSQL, a bucket) instead of refusing to restore. */
  readonly replaces: boolean;
  readonly onStep: (step: string) => void;
}

/**
 * Restores what `backUp` has saved, once every byte of it is checked.
 * @throws BackupRefused when it is damaged, when it is of another kind of database, or when something is there already
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
