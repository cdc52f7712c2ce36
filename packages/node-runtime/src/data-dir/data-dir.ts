import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the folder for relative paths in the environment: `RELEASE_PROJECT`, else the nearest folder at or
 * above `cwd` whose package.json has a `releases` section, else `cwd` (a deployed image contains no project).
 */
export function findProjectRoot(environment: Environment, cwd = process.cwd()): string {
  if (environment['RELEASE_PROJECT']) return resolve(cwd, environment['RELEASE_PROJECT']);
  for (let folder = resolve(cwd); ; folder = dirname(folder)) {
    if (isProjectRoot(folder)) return folder;
    if (folder === dirname(folder)) return resolve(cwd);
  }
}

/** Returns the absolute path of `DATA_DIR`; unset or empty means `.data` in the project's root. */
export function resolveDataDir(environment: Environment, cwd = process.cwd()): string {
  return resolve(findProjectRoot(environment, cwd), environment['DATA_DIR'] || '.data');
}

function isProjectRoot(folder: string): boolean {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'releases' in manifest;
}
