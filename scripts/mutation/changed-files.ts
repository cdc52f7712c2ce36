import { execFileSync } from 'node:child_process';

const git = (root: string, args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit at which this branch left `main`; the last commit where there is no `main`, or on it. */
export function defaultBase(root: string): string {
  try {
    return git(root, ['merge-base', 'HEAD', 'main']);
  } catch {
    return 'HEAD';
  }
}

/** Lists the files that differ from a revision, those that are not yet committed included. */
export function changedFiles(root: string, base: string): ReadonlySet<string> {
  const changed = git(root, ['diff', '--name-only', '--diff-filter=d', base, '--']);
  const untracked = git(root, ['ls-files', '--others', '--exclude-standard']);
  return new Set([...changed.split('\n'), ...untracked.split('\n')].filter((file) => file !== ''));
}
