import type { RemoteName } from '@kaadu/contracts';
import type { Channel } from '@kaadu/releases';

/**
 * The stable versions that a remote had before its present one, newest first, without those that were rolled back: a
 * version is rolled back when an earlier one takes its place again.
 * @param history states of the channel, newest first
 */
export function goodVersionsBefore(history: readonly Channel[], name: RemoteName): string[] {
  const line: string[] = [];
  for (const { remotes } of history.toReversed()) {
    const stable = remotes[name]?.stable;
    if (!stable) continue;
    const before = line.indexOf(stable);
    if (before === -1) line.push(stable);
    else line.length = before + 1;
  }
  return line.slice(0, -1).toReversed();
}
