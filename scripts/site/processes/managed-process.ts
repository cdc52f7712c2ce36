import { spawn, type ChildProcess } from 'node:child_process';
import { writeSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { nodeFlags } from './node-flags';

/** Human-readable exit status of a process: `exit code 1`, `signal SIGKILL`. */
export type ProcessEnd = string;

/** A child process that this one has to stop. */
export interface ManagedProcess {
  readonly name: string;
  /** 0 when it failed to start. */
  readonly pid: number;
  readonly ended: Promise<ProcessEnd>;
  /**
   * Sends SIGTERM, then SIGKILL after a grace period; resolves when it has exited.
   * @param graceMs grace period in milliseconds
   */
  stop(graceMs?: number): Promise<void>;
}

const killAfterMs = 8000;

export interface StartOptions {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Destination of standard output; a number is an open file descriptor. */
  readonly log: 'inherit' | 'ignore' | number;
  /** Destination of standard error; shown by default. */
  readonly errors?: number;
  /** Open file descriptor that gets a copy of the shown output. */
  readonly copyTo?: number | undefined;
  /** Runs only when other processes leave CPU time. */
  readonly lowPriority?: boolean;
}

/**
 * Starts a Node process. Its channel signals when this process has exited, however it ended
 * (`closeWhenAsked`).
 */
export function startProcess({
  name,
  args,
  cwd,
  env,
  log,
  errors,
  copyTo,
  lowPriority,
}: StartOptions): ManagedProcess {
  const shown = copyTo === undefined ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, [...nodeFlags, ...args], {
    cwd,
    env,
    stdio: ['ignore', log === 'inherit' ? shown : log, errors ?? shown, 'ipc'],
  });
  if (copyTo !== undefined) {
    show(child.stdout, process.stdout, copyTo);
    show(child.stderr, process.stderr, copyTo);
  }
  // At once, since later threads inherit its priority.
  if (lowPriority && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const ended = new Promise<ProcessEnd>((resolve) => {
    child.on('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
    child.on('error', ({ message }) => resolve(message));
  });
  return { name, pid: child.pid ?? 0, ended, stop: (graceMs) => stop(child, ended, graceMs) };
}

/** Shows the output of a process, and copies it to a file. */
function show(output: Readable | null, screen: Writable, copyTo: number): void {
  output?.on('data', (chunk: Buffer) => {
    screen.write(chunk);
    writeSync(copyTo, chunk);
  });
}

async function stop(
  child: ChildProcess,
  ended: Promise<ProcessEnd>,
  graceMs: number = killAfterMs,
): Promise<void> {
  child.kill('SIGTERM');
  const kill = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await ended;
  clearTimeout(kill);
}
