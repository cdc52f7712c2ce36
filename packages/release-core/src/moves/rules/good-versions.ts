/**
 * Returns the earlier stable versions of a remote, newest first, without those that were rolled back. A version counts as
 * rolled back when an earlier one takes its place again, and counts as good again once it is promoted again.
 * @param stables stable version in each state of a channel, newest first; undefined where the remote was not live
 */
export function goodVersionsBefore(stables: readonly (string | undefined)[]): string[] {
  const line: string[] = [];
  for (const stable of stables.toReversed()) {
    if (stable === undefined) continue;
    const before = line.indexOf(stable);
    if (before === -1) line.push(stable);
    else line.length = before + 1;
  }
  return line.slice(0, -1).toReversed();
}
