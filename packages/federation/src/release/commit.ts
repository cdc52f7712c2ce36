import * as z from 'zod';

const dirtyMark = '+dirty';

/** Commit that a release was built from, followed by `+dirty` when the files differed from the commit. */
export const Commit = z
  .string()
  .regex(/^[0-9a-f]{40}(\+dirty)?$/, 'must be a commit of 40 hexadecimal digits');

/** Marks a commit. @param isDirty whether the files differed from the commit's */
export function commitOf(sha: string, isDirty: boolean): string {
  return isDirty ? sha + dirtyMark : sha;
}

export function isDirtyCommit(commit: string | null): boolean {
  return commit?.endsWith(dirtyMark) ?? false;
}

/** Abbreviates a commit: `665482ec`, or `665482ec+dirty`; a dash when the commit is unknown. */
export function describeCommit(commit: string | null | undefined): string {
  if (!commit) return '—';
  return commitOf(commit.slice(0, 8), isDirtyCommit(commit));
}
