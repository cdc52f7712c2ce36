import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describeCommit } from '@kaadu/federation/release';

const run = promisify(execFile);

/** More are not listed. */
const maxCommits = 200;

/** Commits that lead from one to another, newest first, as `665482ec fix(header): …`. */
export interface Commits {
  readonly lines: readonly string[];
  /** Why they are not known. */
  readonly note?: string;
}

/**
 * The commits between those of two versions that touched a folder, by the checkout at hand; the other way round when the
 * second version is the older one.
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
