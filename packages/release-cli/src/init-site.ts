import { cp, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseError } from '@kaadu/release-core';

/** Template of a new site: a remote, and a host that shows it. npm packs no `.gitignore`, so its name lacks the dot. */
const template = join(import.meta.dirname, '..', 'template');

/**
 * Writes a first site into a folder.
 * @returns its files, by path from the folder
 * @throws ReleaseError `refused` when the folder is not empty
 */
export async function initSite(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new ReleaseError('refused', `${folder} is not empty. Name a new folder for the site.`);
  await cp(template, folder, { recursive: true });
  await rename(join(folder, 'gitignore'), join(folder, '.gitignore'));
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(template.length + 1))
    .map((file) => (file === 'gitignore' ? '.gitignore' : file))
    .sort();
}
