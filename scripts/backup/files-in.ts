import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Lists all files below a folder, sorted, with forward slashes. */
export const filesIn = (folder: string) => pathsIn(folder, (entry) => !entry.isDirectory());

/** Lists all folders below a folder. PostgreSQL does not start without some empty ones. */
export const foldersIn = (folder: string) => pathsIn(folder, (entry) => entry.isDirectory());

async function pathsIn(folder: string, matches: (entry: Dirent) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(matches)
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort();
}
