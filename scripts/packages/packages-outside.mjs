import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * An esbuild plugin that leaves the npm packages of a folder's package.json outside of a bundle, because they are found from
 * there. Workspace packages are bundled, and what only they depend on, which would not be found.
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
