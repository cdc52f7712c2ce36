import { spawn, type ChildProcess } from 'node:child_process';

/** Time after which processes that ignore the request to stop are killed, in milliseconds. */
const stopTimeoutMs = 5000;

export interface ChildCommandOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * A command of the shell in a process group of its own, so that stopping it also stops the processes that it has started.
 * It writes to the terminal.
 */
export class ChildCommand {
  /** Resolves with the exit code when the command has ended. */
  readonly ended: Promise<number>;
  readonly #child: ChildProcess;

  constructor(command: string, options: ChildCommandOptions) {
    const stdio = ['ignore', 'inherit', 'inherit'] as const;
    const child = spawn(command, { ...options, shell: true, detached: true, stdio: [...stdio] });
    this.#child = child;
    this.ended = new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (code) => resolve(code ?? 1));
    });
  }

  /** Stops the command. Resolves when it has ended. */
  async stop(): Promise<void> {
    this.#signal('SIGTERM');
    const timeout = setTimeout(() => this.#signal('SIGKILL'), stopTimeoutMs);
    await this.ended;
    clearTimeout(timeout);
  }

  #signal(signal: NodeJS.Signals): void {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal);
  }
}

/** Waits until a command ends, or stops it when the signal aborts. @returns its exit code */
export async function untilEnded(command: ChildCommand, signal: AbortSignal): Promise<number> {
  const stop = () => void command.stop();
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  const code = await command.ended;
  signal.removeEventListener('abort', stop);
  return code;
}
