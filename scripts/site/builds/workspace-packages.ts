import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const Manifest = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });
const scope = '@kaadu/';

/**
 * Returns the folders of the workspace packages on which a folder's package depends, directly or
 * transitively.
 */
export async function workspacePackages(root: string, folder: string): Promise<string[]> {
  const found = new Set<string>();
  const visit = async (current: string): Promise<void> => {
    const manifest = await readFile(join(root, current, 'package.json'), 'utf8');
    const { dependencies } = Manifest.parse(JSON.parse(manifest));
    for (const name of Object.keys(dependencies)) {
      const dependency = `packages/${name.slice(scope.length)}`;
      if (!name.startsWith(scope) || found.has(dependency)) continue;
      found.add(dependency);
      await visit(dependency);
    }
  };
  await visit(folder);
  return [...found];
}
