import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './measure';

/** Lists every file that Git does not ignore; ignored files are generated. */
export function listPaths(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

/** Reads every source file that Git does not ignore. */
export function readSources(root: string): Source[] {
  return listPaths(root)
    .filter((path) => /\.([cm]?[jt]s|tsx)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
