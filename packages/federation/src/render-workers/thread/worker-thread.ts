import { Worker } from 'node:worker_threads';
import { Activity } from '../activity';
import type { WorkerBudgets } from '../limits';
import type { FromWorker, PlainError, ToWorker, WorkerStart } from '../protocol';
import { WorkerStopped, type StopCause, type WorkerStop } from '../pool/stopped-worker';
import type { LoadedVersion } from './version-registry';

/** Thrown when a task has thrown in its worker. The stack is the worker's. */
export class TaskFailed extends Error {
  readonly type: string;

  constructor({ type, message, stack }: PlainError) {
    super(message);
    this.name = 'TaskFailed';
    this.type = type;
    if (stack) this.stack = stack;
  }
}

export interface CallHandlers {
  /** @param abort notifies the worker that the result is no longer wanted */
  readonly onProgress?: (value: unknown, abort: () => void) => void;
  /** @param taken acknowledges the bytes, so that more are sent */
  readonly onBytes?: (pieces: readonly Uint8Array[], taken: () => void) => void;
  /** Whether the input comes from a visitor, who may be malicious. */
  readonly isOfVisitor?: boolean;
}

export interface ThreadOptions {
  /** Path of the worker's script. */
  readonly script: string;
  /** Passed to the worker when it starts. */
  readonly data: unknown;
  /** Environment of the worker, which contains nothing else of this process's. */
  readonly env: Readonly<Record<string, string>>;
  readonly budgets: WorkerBudgets;
  /**
   * Whether the console output of remotes is shown. Otherwise it is discarded: it could be anything, and logs
   * are for operations.
   */
  readonly showsOutput: boolean;
  readonly onFault: (index: number, error: PlainError) => void;
  readonly onEvent: (value: unknown) => void;
  /** Called when the worker retains so much memory that it should be replaced. */
  readonly onFull: () => void;
  /** Called once, before the calls of the worker reject. */
  readonly onStop: (stop: WorkerStop) => void;
}

interface Call extends CallHandlers {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Milliseconds in which a running event loop iterates several times. */
const responseMs = 250;

/** Code of the error with which Node ends a worker whose heap is full. */
const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';

/** One worker thread, as the main thread sees it. */
export class WorkerThread {
  readonly activity = new Activity();
  /** Resolves when the worker takes calls; rejects if it stops before. */
  readonly ready: Promise<void>;
  /** Resolves when the thread has ended. */
  readonly ended: Promise<void>;
  #onEnded: () => void = () => undefined;
  readonly #options: ThreadOptions;
  readonly #worker: Worker;
  readonly #calls = new Map<number, Call>();
  #lastCall = 0;
  #stopping: StopCause | undefined;
  #error: Error | undefined;
  #stopped = false;

  constructor(options: ThreadOptions) {
    this.#options = options;
    this.ended = new Promise((resolve) => (this.#onEnded = resolve));
    const { longestTimerMs } = options.budgets;
    const start: WorkerStart = { memory: this.activity.memory, data: options.data, longestTimerMs };
    this.#worker = new Worker(options.script, {
      workerData: start,
      env: { ...options.env },
      resourceLimits: { maxOldGenerationSizeMb: options.budgets.heapMb },
      stdout: !options.showsOutput,
      stderr: !options.showsOutput,
    });
    if (!options.showsOutput) {
      this.#worker.stdout.resume();
      this.#worker.stderr.resume();
    }
    this.ready = new Promise((resolve, reject) => {
      this.#calls.set(0, { resolve: () => resolve(), reject });
    });
    this.ready.catch(() => undefined);
    this.#worker.on('message', (messages: readonly FromWorker[]) => {
      for (const message of messages) this.#receive(message);
    });
    this.#worker.on('error', (error: Error) => (this.#error = error));
    this.#worker.on('exit', () => this.#onExit());
  }

  /** Number of unfinished calls. */
  get running(): number {
    return this.#calls.size;
  }

  get stopped(): boolean {
    return this.#stopped || this.#stopping !== undefined;
  }

  load({ index, release, entry, styles }: LoadedVersion): Promise<unknown> {
    return this.#call((call) => ({ kind: 'load', call, index, release, entry, styles }));
  }

  evict(index: number): void {
    this.#send({ kind: 'evict', index });
  }

  /** Runs a task. @throws TaskFailed with the error of the task, WorkerStopped when the worker stops first */
  run(task: string, input: unknown, handlers: CallHandlers = {}): Promise<unknown> {
    return this.#call((call) => ({ kind: 'run', call, task, input }), handlers);
  }

  /** Whether the worker's event loop runs, which code that does not return prevents. */
  async responds(): Promise<boolean> {
    const { heartbeat } = this.activity;
    await new Promise((resolve) => setTimeout(resolve, responseMs));
    return !this.#stopped && this.activity.heartbeat !== heartbeat;
  }

  /** Resolves when all calls have finished, or after the timeout. */
  async idle(timeoutMs: number): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (this.#calls.size > 0 && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** Ends the thread, even if it is stuck. */
  async stop(cause: StopCause): Promise<void> {
    this.#stopping ??= cause;
    await this.#worker.terminate();
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #call(message: (call: number) => ToWorker, handlers: CallHandlers = {}): Promise<unknown> {
    if (this.#stopped) return Promise.reject(new WorkerStopped('the worker has stopped'));
    const call = (this.#lastCall += 1);
    return new Promise((resolve, reject) => {
      this.#calls.set(call, { ...handlers, resolve, reject });
      this.#send(message(call));
    });
  }

  #receive(message: FromWorker): void {
    switch (message.kind) {
      case 'ready':
        return this.#settle(0, (call) => call.resolve(undefined));
      case 'result':
        return this.#settle(message.call, (call) => call.resolve(message.value));
      case 'error':
        return this.#settle(message.call, (call) => call.reject(new TaskFailed(message.error)));
      case 'progress':
        return this.#calls
          .get(message.call)
          ?.onProgress?.(message.value, () => this.#send({ kind: 'abort', call: message.call }));
      case 'bytes': {
        const { call, pieces } = message;
        const taken = () => {
          // Ignores acknowledgements after the worker has ended.
          if (this.#stopped || !this.#calls.has(call)) return;
          const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
          this.#send({ kind: 'taken', call, bytes });
        };
        return this.#calls.get(call)?.onBytes?.(pieces, taken);
      }
      case 'fault':
        return this.#options.onFault(message.index, message.error);
      case 'full':
        return this.#options.onFull();
      case 'event':
        return this.#options.onEvent(message.value);
    }
  }

  #settle(id: number, settle: (call: Call) => void): void {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    if (call) settle(call);
  }

  #onExit(): void {
    this.#stopped = true;
    const stop = this.#describeStop();
    this.#options.onStop(stop);
    const error = new WorkerStopped(stop.message);
    for (const call of this.#calls.values()) call.reject(error);
    this.#calls.clear();
    this.#onEnded();
  }

  #describeStop(): WorkerStop {
    const { phase, version, pending } = this.activity;
    const isOutOfMemory = this.#error && 'code' in this.#error && this.#error.code === outOfMemory;
    const cause = this.#stopping ?? (isOutOfMemory ? 'memory' : 'ended');
    const { budgets } = this.#options;
    // Code that is stuck without a section on record is the continuation of asynchronous work.
    const unrecorded = cause === 'cpu' && pending.length === 1 ? pending[0] : undefined;
    const index = (phase === 'idle' ? unrecorded : version) ?? 0;
    const messages: Record<StopCause, string> = {
      cpu: `it did not finish within ${phase === 'evaluation' ? budgets.evaluationMs : budgets.cpuMs} ms of CPU`,
      stalled: `it kept its thread waiting for ${budgets.stalledMs} ms`,
      memory: `it ran out of memory (${budgets.heapMb} MiB)`,
      ended: `it ended its worker${this.#error ? `: ${this.#error.message}` : ''}`,
      closed: 'the pool was closed',
    };
    const visitorCalls = [...this.#calls.values()].filter(({ isOfVisitor }) => isOfVisitor).length;
    return { cause, index, phase, message: messages[cause], visitorCalls };
  }
}
