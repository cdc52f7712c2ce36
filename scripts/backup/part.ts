import { chmod, cp, mkdir, readdir, rename } from 'node:fs/promises';

/** Something that a backup has a folder of. */
export interface BackupPart {
  /** Name of its folder. */
  readonly name: string;
  /** Where it is, for people. */
  readonly place: string;
  /** Nothing is there that a restore would overwrite. */
  isEmpty(): Promise<boolean>;
  /** @param folder that does not exist yet */
  save(folder: string): Promise<void>;
  /** What is there is moved aside, or removed where it cannot be. @param folder that `save` has written, checked */
  restore(folder: string): Promise<void>;
}

/** Names in a folder; none where there is no folder. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Renames what is about to be replaced, if it is there, so that nobody loses it by a restore. */
export async function moveAside(path: string): Promise<void> {
  const aside = `${path}.before-restore-${new Date().toISOString().replaceAll(':', '-')}`;
  await rename(path, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** Copies a file or a folder with everything below it, to a place that only its owner can read. */
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
