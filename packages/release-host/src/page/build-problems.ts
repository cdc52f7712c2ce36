import { watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { DevelopmentProblem, messageOf } from '@kaadu/federation/release';
import * as z from 'zod';
import type { HostLog } from '../host-log';
import type { DevelopmentBuilds } from './development-builds';

const BuildProblems = z.array(DevelopmentProblem);

/** Interval at which the file is checked for changes, in milliseconds. */
const intervalMs = 200;

/**
 * Announces the failed builds that `release dev` writes to a file, now and on each change. Does not keep the process
 * running.
 */
export function followBuildProblems(
  file: string,
  builds: Pick<DevelopmentBuilds, 'announceProblems'>,
  log: Pick<HostLog, 'warn'>,
): void {
  const announce = () => {
    readProblems(file).then(
      (problems) => builds.announceProblems(problems),
      (error: unknown) => log.warn({ file, cause: messageOf(error) }, 'the failed builds cannot be read'),
    );
  };
  watchFile(file, { interval: intervalMs, persistent: false }, announce);
  announce();
}

/** Reads the failed builds. The file does not exist before the first one. */
async function readProblems(file: string): Promise<readonly DevelopmentProblem[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  return BuildProblems.parse(JSON.parse(text));
}
