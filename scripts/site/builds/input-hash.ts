import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

const ignored = /(^|\/)(node_modules|dist|solo)(\/|$)|\.test\.tsx?$|\.css\.d\.ts$|\.md$/;

/** Hashes every source file in the given folders, and the given files. Equal hashes mean equal builds. */
export async function inputHash(root: string, paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => sourcesBelow(root, path)))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(root, file)));
  return hash.digest('hex');
}

async function sourcesBelow(root: string, path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const nested = entries.map(async (entry) => {
    const child = relative(root, join(root, path, entry.name));
    if (ignored.test(child)) return [];
    return entry.isDirectory() ? sourcesBelow(root, child) : [child];
  });
  return (await Promise.all(nested)).flat();
}
