import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { DevelopmentProblem } from '@kaadu/federation/release';

/** Longest description of build errors sent to pages, in characters. */
const longestMessage = 20_000;

/**
 * Describes a failed build of a remote, with the file and line of its first error.
 * @param folder of the remote
 * @param printed output of the bundler
 */
export function describeFailedBuild(remote: string, folder: string, printed: string): DevelopmentProblem {
  const message = stripVTControlCharacters(printed);
  const [, file] = /ERROR in (\S+)/.exec(message) ?? [];
  const [, line] = /\[(\d+):\d+\]/.exec(message) ?? [];
  const location = file && line ? `${relative('', join(folder, file))}:${line}` : undefined;
  return { kind: 'build', remote, message: message.slice(0, longestMessage), location };
}
