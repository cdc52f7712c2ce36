import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { forkProgram } from '../../child-process/fork-program';
import type { ImageEncoder } from './image-encoder';
import { Encoded, type JobMessage, PhotoRead, ResultMessage } from './image-jobs';

export interface ProcessEncoderOptions {
  /** Milliseconds after the last job until the process ends. */
  readonly idleMs?: number;
}

interface Job {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Serves almost no JavaScript; sharp does the work in native threads. */
const smallMemory = ['--max-semi-space-size=1', '--v8-pool-size=1'];

/**
 * Encodes in a separate process, which is started for a job and ends when idle. Its memory returns to the
 * system, and an image that crashes the decoder ends only this process.
 */
export function createProcessEncoder({ idleMs = 10_000 }: ProcessEncoderOptions = {}): ImageEncoder {
  let current: RunningProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function stop(): Promise<void> {
    const stopped = current;
    current = undefined;
    await stopped?.stop();
  }

  async function run(job: JobMessage['job']): Promise<unknown> {
    clearTimeout(idle);
    if (!current?.isAlive) current = new RunningProcess();
    const used = current;
    try {
      return await used.run(job);
    } finally {
      if (used === current && !used.isBusy) idle = setTimeout(() => void stop(), idleMs).unref();
    }
  }

  return {
    encode: async (original, variant) => Encoded.parse(await run({ kind: 'encode', original, variant })),
    readPhoto: async (upload) => PhotoRead.parse(await run({ kind: 'read-photo', upload })),
    async close() {
      clearTimeout(idle);
      await stop();
    },
  };
}

class RunningProcess {
  readonly #jobs = new Map<number, Job>();
  readonly #child: ChildProcess;
  #lastId = 0;

  constructor() {
    this.#child = forkProgram('image-process', import.meta.url, { flags: smallMemory });
    this.#child.on('message', (message) => this.#settle(ResultMessage.parse(message)));
    this.#child.on('error', (error) => this.#failAll(error));
    this.#child.on('exit', (code, signal) =>
      this.#failAll(new Error(`The image encoder process ended (${signal ?? `exit code ${code}`})`)),
    );
  }

  get isAlive(): boolean {
    return this.#child.connected;
  }

  get isBusy(): boolean {
    return this.#jobs.size > 0;
  }

  run(job: JobMessage['job']): Promise<unknown> {
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      this.#jobs.set(id, { resolve, reject });
      this.#child.send({ id, job } satisfies JobMessage, (error) => error && this.#take(id)?.reject(error));
    });
  }

  /** Ends the process; jobs in progress fail. */
  async stop(): Promise<void> {
    if (!this.#child.connected) return;
    const exited = once(this.#child, 'exit');
    this.#child.disconnect();
    await exited;
  }

  #take(id: number): Job | undefined {
    const job = this.#jobs.get(id);
    this.#jobs.delete(id);
    return job;
  }

  #settle(message: ResultMessage): void {
    const job = this.#take(message.id);
    if ('error' in message) job?.reject(new Error(message.error));
    else job?.resolve(message.result);
  }

  #failAll(error: Error): void {
    for (const id of [...this.#jobs.keys()]) this.#take(id)?.reject(error);
  }
}
