import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

function git(root: string, ...args: readonly string[]): string[] {
  const output = execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return output.split('\n').filter(Boolean);
}

/**
 * Returns the commit at which this branch left `main`; the last commit on `main` itself or without a `main`.
 */
export function defaultBase(root: string): string {
  try {
    return git(root, 'merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}

/**
 * Lists files that differ from a commit or are untracked, without deleted ones.
 * @param base commit, branch or tag
 * @returns paths from the root, sorted
 * @throws Error when Git cannot resolve the base
 */
export function changedFiles(root: string, base: string): string[] {
  const files = [
    ...git(root, 'diff', '--name-only', '--diff-filter=d', base, '--'),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => existsSync(join(root, file))).toSorted();
}
