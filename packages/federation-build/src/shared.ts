import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod';

const PackageJson = z.looseObject({ version: z.string() });

/**
 * Libraries that the shell provides, so that remotes do not bundle them. React requires a single copy per
 * page.
 */
export const sharedLibraries = ['react', 'react-dom', 'react/jsx-runtime'] as const;
export type SharedLibrary = (typeof sharedLibraries)[number];

/**
 * Returns the installed version of the package that a specifier such as `react/jsx-runtime` belongs to,
 * resolved from a folder.
 */
export function installedVersion(specifier: string, root: string): string {
  const require = createRequire(join(root, 'package.json'));
  const [name = specifier] = specifier.split('/');
  return PackageJson.parse(require(`${name}/package.json`)).version;
}

/**
 * Semver ranges that a remote requires of its host: the same major version, and at least the minor version of
 * the build.
 */
export function sharedRanges(root: string): Record<SharedLibrary, string> {
  const range = (library: SharedLibrary) => `^${installedVersion(library, root).replace(/\.\d+$/, '.0')}`;
  return {
    react: range('react'),
    'react-dom': range('react-dom'),
    'react/jsx-runtime': range('react/jsx-runtime'),
  };
}
