import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ComposedStore } from '@kaadu/release-cli/gate';
import * as z from 'zod';
import { startProcess } from '../../site/processes/managed-process';
import { ProcessExited, StartupError } from '../../site/preflight';
import { waitUntilReady } from '../../site/processes/wait-until-ready';
import { causeOfEnd } from './cause-of-end';

/** Fields of the shell's log lines that a smoke test checks. */
const LogLine = z.looseObject({
  level: z.number(),
  msg: z.string().default(''),
  remote: z.string().optional(),
  version: z.string().optional(),
  slot: z.string().optional(),
  expose: z.string().optional(),
  path: z.string().optional(),
  cause: z.string().optional(),
  reason: z.string().optional(),
  err: z
    .looseObject({ type: z.string(), name: z.string(), message: z.string(), stack: z.string() })
    .partial()
    .optional(),
});
export type LogLine = z.infer<typeof LogLine>;

/** The built shell, serving the composition of a smoke test. */
export interface TrialShell {
  readonly url: string;
  readonly pid: number;
  log(): Promise<LogLine[]>;
  /** Cause of the process's end; undefined while it runs. */
  end(): Promise<string | undefined>;
  stop(): Promise<void>;
}

/** Start timeout of the shell, in milliseconds. A version that never finishes loading blocks it. */
const readyMs = 20_000;
/** Delay between a broken connection and the known end of the process, in milliseconds. */
const endMs = 500;

export interface TrialShellOptions {
  readonly root: string;
  /** Folder for its own files. */
  readonly folder: string;
  readonly composed: ComposedStore;
  readonly port: number;
  readonly apiUrl: string;
  /** Longest timer of the candidate to wait for, in milliseconds. */
  readonly longestTimerMs: number;
}

/** Starts the shell's process and waits until it is ready. */
export async function startTrialShell(options: TrialShellOptions): Promise<TrialShell> {
  const { root, folder, composed, port, apiUrl, longestTimerMs } = options;
  await mkdir(folder, { recursive: true });
  const logFile = join(folder, 'log.jsonl');
  const errorFile = join(folder, 'errors.txt');
  const [log, errors] = [openSync(logFile, 'a'), openSync(errorFile, 'a')];
  const shell = startProcess({
    name: 'trial shell',
    args: [join(root, 'shell', 'dist', 'server', 'server.cjs')],
    cwd: root,
    // Nothing is inherited: the caller's environment may have secrets of the real site.
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      API_URL: apiUrl,
      API_INTERNAL_URL: apiUrl.replace('//localhost:', '//127.0.0.1:'),
      DATA_DIR: folder,
      RELEASE_STORE: composed.store,
      RELEASE_TRUST: composed.trust,
      RELEASE_CHANNEL: composed.channel,
      REMOTE_TIMER_MAX_MS: String(longestTimerMs),
      // One worker shows a version's cost, starts faster and leaves the other cores free.
      WORKERS: '1',
    },
    log,
    errors,
  });
  closeSync(log);
  closeSync(errors);
  // Nothing is kept, and a version that never finishes would use up any grace period.
  const stop = () => shell.stop(0);
  const end = async () => {
    const ended = await Promise.race([shell.ended, sleep(endMs, undefined, { ref: false })]);
    return ended && causeOfEnd(ended, await readFile(errorFile, 'utf8'));
  };
  try {
    await waitUntilReady(`http://127.0.0.1:${port}/readyz`, shell, readyMs);
  } catch (error) {
    const cause = await end();
    await stop();
    if (error instanceof ProcessExited && cause)
      throw new Error(`while it is loaded it ${cause}`, { cause: error });
    if (error instanceof StartupError)
      throw new Error(`it never finishes loading: the shell is not ready after ${readyMs / 1000} s`, {
        cause: error,
      });
    throw error;
  }
  return {
    url: `http://localhost:${port}`,
    pid: shell.pid,
    end,
    stop,
    async log() {
      const lines = (await readFile(logFile, 'utf8')).split('\n').filter((line) => line.startsWith('{'));
      return lines.map((line) => LogLine.parse(JSON.parse(line)));
    },
  };
}
