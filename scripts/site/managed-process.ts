import { spawn, type ChildProcess } from 'node:child_process';

/** A process of the site that this one started and will stop. */
export interface ManagedProcess {
  readonly name: string;
  /** 0 when it could not be started. */
  readonly pid: number;
  /** Resolves with the exit code when it ends, for whatever reason. */
  readonly ended: Promise<number>;
  /** Asks it to end and waits until it has; insists after a while. */
  stop(): Promise<void>;
}

const patienceMs = 8000;

export interface StartOptions {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Where its log goes: nowhere unless it is wanted, or to an open file's descriptor. Faults always show. */
  readonly log: 'inherit' | 'ignore' | number;
}

/** Starts a Node process. */
export function startProcess({ name, args, cwd, env, log }: StartOptions): ManagedProcess {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', log, 'inherit'] });
  const ended = new Promise<number>((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
  return { name, pid: child.pid ?? 0, ended, stop: () => stop(child, ended) };
}

async function stop(child: ChildProcess, ended: Promise<number>): Promise<void> {
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(insist);
}
