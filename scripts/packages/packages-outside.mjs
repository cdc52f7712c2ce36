import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Creates an esbuild plugin that treats the npm packages of a folder's package.json as external. Workspace
 * packages are bundled together with their own dependencies, which the folder could not resolve.
 * @param {string} folder
 * @param {'dependencies' | 'devDependencies'} kind
 * @returns {import('esbuild').Plugin}
 */
export function packagesOutside(folder, kind = 'dependencies') {
  const { [kind]: dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const outside = Object.keys(dependencies).filter((name) => !name.startsWith('@kaadu/'));
  return {
    name: 'packages-outside',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path }) =>
        outside.some((name) => path === name || path.startsWith(`${name}/`)) ? { external: true } : undefined,
      );
    },
  };
}
