import { spawn, type ChildProcess } from 'node:child_process';
import { extname, join } from 'node:path';
import { TrialMessage, type TrialJob, type TrialOutcome, type TrialPart } from './trial-job';

/** Maximum length of the process's error output in the reason of a failure, in characters. */
const maxErrorOutput = 4000;
/** Longest time for cleaning up, in milliseconds. */
const cleanUpMs = 5_000;

/**
 * Process in which a site smoke-tests a candidate. Its code is untrusted, so it runs outside this process, within a timeout,
 * and all processes that it starts end with it.
 */
export class TrialProcess {
  readonly #child: ChildProcess;
  readonly #outcomes = new Map<string, TrialOutcome>();
  readonly #onNote: (note: string) => void;
  #errorOutput = '';
  #timedOut = false;
  #notify = (): void => undefined;
  #exitCode: number | undefined;

  constructor(job: TrialJob, onNote: (note: string) => void) {
    this.#onNote = onNote;
    const runner = join(import.meta.dirname, `run-trial${extname(import.meta.filename)}`);
    this.#child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), runner], {
      cwd: job.root,
      stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, RELEASE_KEY: '', RELEASE_TOKEN: '', RELEASE_SERVICE: '' },
      // A process group of its own, so that it can be killed together with the processes that it starts.
      detached: true,
    });
    this.#listen();
    this.#child.stdin?.end(JSON.stringify(job));
  }

  /** Waits for the outcome of one part. After the timeout the process is killed and the part has failed. */
  async outcomeOf(part: TrialPart, timeoutMs: number): Promise<TrialOutcome> {
    const timer = setTimeout(() => {
      this.#timedOut = true;
      this.#killGroup();
    }, timeoutMs);
    try {
      for (;;) {
        const outcome = this.#outcomes.get(part);
        if (outcome) return outcome;
        if (this.#exitCode !== undefined)
          return { outcome: 'failed', reason: this.#failureReason(timeoutMs) };
        await this.#change();
      }
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the process. Resolves when it and all processes that it started are gone. */
  async end(): Promise<void> {
    while (this.#exitCode === undefined) await this.#change();
  }

  /** Lets the process clean up, and ends it. */
  async cancel(): Promise<void> {
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.#killGroup(), cleanUpMs);
    await this.end();
    clearTimeout(timer);
  }

  #listen(): void {
    const child = this.#child;
    const killGroup = () => this.#killGroup();
    const ended = (code: number | null) => {
      process.off('exit', killGroup);
      this.#exitCode = code ?? 1;
      this.#notify();
    };
    child.stderr?.on('data', (part: Buffer) => {
      this.#errorOutput = (this.#errorOutput + part.toString()).slice(-maxErrorOutput);
    });
    child.on('message', (message) => this.#receive(TrialMessage.parse(message)));
    process.once('exit', killGroup);
    // Processes left behind would keep its standard error open, and `close` would never be emitted.
    child.on('exit', killGroup);
    child.on('close', ended);
    child.on('error', (error) => {
      this.#errorOutput += error.message;
      ended(1);
    });
  }

  #receive(message: TrialMessage): void {
    if ('note' in message) return this.#onNote(message.note);
    this.#outcomes.set(message.part, message);
    this.#notify();
  }

  /** Resolves at the next outcome, or when the process ends. */
  #change(): Promise<void> {
    return new Promise((resolve) => (this.#notify = resolve));
  }

  #failureReason(timeoutMs: number): string {
    if (this.#timedOut) return `it did not finish within ${timeoutMs / 1000} s`;
    return this.#errorOutput.trim() || `it exited with code ${this.#exitCode}`;
  }

  #killGroup(): void {
    try {
      if (this.#child.pid !== undefined) process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      // The group has no processes left.
    }
  }
}
