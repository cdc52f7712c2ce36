import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { TrialMessage, type TrialJob, type TrialOutcome, type TrialPart } from './trial-job';

/**
 * The process in which a site tries a candidate: code that has never run anywhere is given neither this process nor
 * more than its time. Whatever it started ends with it.
 */
export class TrialProcess {
  readonly #child: ChildProcess;
  readonly #outcomes = new Map<string, TrialOutcome>();
  readonly #onNote: (note: string) => void;
  #said = '';
  #late = false;
  #wake = (): void => undefined;
  #code: number | null | undefined;

  constructor(job: TrialJob, onNote: (note: string) => void) {
    this.#onNote = onNote;
    const runner = join(import.meta.dirname, 'run-trial.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', runner], {
      cwd: job.root,
      stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, RELEASE_KEY: '', RELEASE_TOKEN: '', RELEASE_SERVICE: '' },
      // A group of its own, so that it can be ended together with the processes that it starts.
      detached: true,
    });
    this.#child = child;
    child.stderr?.on('data', (part: Buffer) => (this.#said = (this.#said + part.toString()).slice(-4000)));
    child.on('message', (message) => this.#hear(TrialMessage.parse(message)));
    const endAll = () => this.#endGroup();
    const ended = (code: number | null) => {
      process.off('exit', endAll);
      this.#code = code ?? 1;
      this.#wake();
    };
    process.once('exit', endAll);
    // What it leaves behind would hold its standard error open, and with it this wait.
    child.on('exit', endAll);
    child.on('close', ended);
    child.on('error', (error) => {
      this.#said += error.message;
      ended(1);
    });
    child.stdin?.end(JSON.stringify(job));
  }

  /** What became of a part of the trial; beyond its time it has failed, and the process is ended. */
  async outcomeOf(part: TrialPart, timeoutMs: number): Promise<TrialOutcome> {
    const timer = setTimeout(() => {
      this.#late = true;
      this.#endGroup();
    }, timeoutMs);
    try {
      for (;;) {
        const outcome = this.#outcomes.get(part);
        if (outcome) return outcome;
        if (this.#code !== undefined) return { outcome: 'failed', reason: this.#lastWords(timeoutMs) };
        await new Promise<void>((resolve) => (this.#wake = resolve));
      }
    } finally {
      clearTimeout(timer);
    }
  }

  /** Resolves when the process and all that it started are gone. */
  async end(): Promise<void> {
    while (this.#code === undefined) await new Promise<void>((resolve) => (this.#wake = resolve));
  }

  #hear(message: TrialMessage): void {
    if ('note' in message) return this.#onNote(message.note);
    this.#outcomes.set(message.part, message);
    this.#wake();
  }

  #lastWords(timeoutMs: number): string {
    if (this.#late) return `it did not end within ${timeoutMs / 1000} s`;
    return this.#said.trim() || `it ended with code ${this.#code}`;
  }

  #endGroup(): void {
    try {
      if (this.#child.pid !== undefined) process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      // Nobody of the group is left.
    }
  }
}
