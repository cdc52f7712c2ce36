import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod';

const PackageJson = z.looseObject({ version: z.string() });

/** Libraries that the shell provides and remotes do not carry; one copy a page, because React keeps state in it. */
export const sharedLibraries = ['react', 'react-dom', 'react/jsx-runtime'] as const;
export type SharedLibrary = (typeof sharedLibraries)[number];

/** The installed version of the package that a specifier such as `react/jsx-runtime` belongs to, seen from a folder. */
export function installedVersion(specifier: string, root: string): string {
  const require = createRequire(join(root, 'package.json'));
  const [name = specifier] = specifier.split('/');
  return PackageJson.parse(require(`${name}/package.json`)).version;
}

/** What a remote asks of its host: the same major, at least the minor it was built and tested with. */
export function sharedRanges(root: string): Record<SharedLibrary, string> {
  const range = (library: SharedLibrary) => `^${installedVersion(library, root).replace(/\.\d+$/, '.0')}`;
  return {
    react: range('react'),
    'react-dom': range('react-dom'),
    'react/jsx-runtime': range('react/jsx-runtime'),
  };
}
