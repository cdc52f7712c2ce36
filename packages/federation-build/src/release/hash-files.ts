import { readFile, readdir } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { integrityOf } from '@kaadu/federation/integrity';

/**
 * Hashes every file in a folder except `release.json`. @returns sha384 and size by path, with forward slashes
 */
export async function hashFiles(
  folder: string,
): Promise<Record<string, { integrity: string; bytes: number }>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name !== 'release.json')
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join(posix.sep))
    .sort();
  const described = paths.map(async (path) => {
    const bytes = await readFile(join(folder, path));
    return [path, { integrity: integrityOf(bytes), bytes: bytes.length }] as const;
  });
  return Object.fromEntries(await Promise.all(described));
}
