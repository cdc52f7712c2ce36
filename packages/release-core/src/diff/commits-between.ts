import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describeCommit } from '@kaadu/federation/release';

const run = promisify(execFile);

/** Maximum number of commits to list. */
const maxCommits = 200;

/** Commits from one version to another, newest first, as `665482ec fix(header): …`. */
export interface Commits {
  readonly lines: readonly string[];
  /** Reason why the commits are unknown. */
  readonly note?: string;
}

/**
 * Lists the commits between two versions that touched a folder, from the git checkout; in reverse when the second
 * version is the older one.
 */
export async function commitsBetween(
  root: string,
  folder: string,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): Promise<Commits> {
  if (from === null || to === null)
    return { lines: [], note: 'not known: a version was built outside of a git checkout' };
  const [a, b] = [shaOf(from), shaOf(to)];
  if (a === b) return { lines: [], note: 'both versions were built from the same commit' };
  try {
    const forward = await log(root, folder, `${a}..${b}`);
    if (forward.length > 0) return { lines: forward };
    const backward = await log(root, folder, `${b}..${a}`);
    return { lines: backward.map((line) => `without ${line}`) };
  } catch {
    return {
      lines: [],
      note: `not known: ${describeCommit(from)} and ${describeCommit(to)} are not both in the git checkout at ${root}`,
    };
  }
}

const shaOf = (commit: string) => commit.slice(0, 40);

async function log(root: string, folder: string, range: string): Promise<string[]> {
  const options = ['--no-color', '--format=%h %s', `--max-count=${maxCommits}`];
  const { stdout } = await run('git', ['log', ...options, range, '--', folder], { cwd: root });
  return stdout.split('\n').filter(Boolean);
}
