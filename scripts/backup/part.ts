import { chmod, cp, mkdir, readdir, rename } from 'node:fs/promises';

/** A section of a backup, stored in a folder of its own. */
export interface BackupPart {
  /** Name of its folder. */
  readonly name: string;
  /** Human-readable location of the data. */
  readonly place: string;
  /** Whether a restore would overwrite nothing. */
  isEmpty(): Promise<boolean>;
  /** @param folder that does not exist yet */
  save(folder: string): Promise<void>;
  /**
   * Restores the section. Existing data is moved aside, or removed where that is impossible.
   * @param folder that `save` has written, verified
   */
  restore(folder: string): Promise<void>;
}

/** Lists the names in a folder; empty when the folder does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Renames existing data before a restore replaces it, so that none is lost. */
export async function moveAside(path: string): Promise<void> {
  const aside = `${path}.before-restore-${new Date().toISOString().replaceAll(':', '-')}`;
  await rename(path, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** Copies a file or a folder recursively to a place that only its owner can read. */
export async function copyPrivately(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, errorOnExist: true, force: false });
  await makePrivate(to);
}

async function makePrivate(path: string): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  await chmod(path, entries ? 0o700 : 0o600);
  for (const { name } of entries ?? []) await makePrivate(`${path}/${name}`);
}

/** Creates a folder for its owner only. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}
