/**
 * The stable versions that a remote had before its present one, newest first, without those that were rolled back: a
 * version is rolled back when an earlier one takes its place again, whoever or whatever did that. Promoted once more, it counts again.
 * @param stables the stable version in each state of a channel, newest first; undefined where the remote was not live
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
