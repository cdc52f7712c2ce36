import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { Release } from '../../release/index';
import type { SharedModule } from '../../release/share-scope';
import { evaluationFilename } from '../../server/evaluate';
import { loadServerEntry } from '../../server/load-server-entry';
import { createRemoteHost, type RemoteHost } from '../../server/remote-host';
import { ReleaseRefused } from '../../server/verify';
import { Activity } from '../activity';
import { ByteOutput } from '../byte-output';
import { MemoryWatch, usedBytes } from '../pool/memory-watch';
import { protectGlobals } from './protected-globals';
import { plainError, type FromWorker, type ToWorker, type WorkerStart } from '../protocol';
import { createRemoteScope, restrictedProcess, versionInStack, type RemoteScope } from './remote-scope';
import type { Tasks, TaskTypes, WorkerContext, WorkerRemote } from '../pool/tasks';
import { currentThread } from './thread-clock';

export interface WorkerOptions<Types extends TaskTypes, Data> {
  /** Libraries that the host shares with remotes. */
  readonly shared: Readonly<Record<string, SharedModule>>;
  readonly createTasks: (context: WorkerContext<Data>) => Tasks<Types>;
  /**
   * Whether an uncaught error is unrelated to the version in which it occurs, such as that of an unavailable
   * API.
   */
  readonly isOutside: (error: unknown) => boolean;
}

/** Maximum allocation while a version is evaluated, buffers included: 128 MiB. */
const maxEvaluationBytes = 128 * 2 ** 20;
/** Interval of the event loop's heartbeat, in milliseconds. */
const heartbeatIntervalMs = 50;

/**
 * Makes this thread a render worker, which evaluates versions and runs tasks for the pool. Call it once, at
 * the end of the script.
 */
export function serveWorker<Types extends TaskTypes, Data>(options: WorkerOptions<Types, Data>): void {
  if (!parentPort) throw new Error('a render worker must be started as a worker thread');
  const start: WorkerStart<Data> = workerData;
  const activity = new Activity(start.memory);
  activity.thread = currentThread();
  const worker = new ServedWorker(parentPort, activity, start, options);
  process.on('unhandledRejection', (error) => worker.fault(error));
  process.on('uncaughtException', (error) => worker.fault(error));
  Reflect.set(globalThis, 'process', restrictedProcess);
  worker.start(protectGlobals());
  activity.recordIteration();
  setInterval(() => activity.recordIteration(), heartbeatIntervalMs).unref();
}

class ServedWorker<Types extends TaskTypes, Data> {
  readonly #port: MessagePort;
  readonly #activity: Activity;
  readonly #options: WorkerOptions<Types, Data>;
  readonly #longestTimerMs: number;
  readonly #host: RemoteHost;
  readonly #remotes = new Map<number, WorkerRemote>();
  readonly #scopes = new Map<number, RemoteScope>();
  readonly #indexes = new Map<string, number>();
  readonly #filenames = new Map<string, number>();
  readonly #calls = new Map<number, { readonly controller: AbortController; readonly output: ByteOutput }>();
  readonly #evictListeners: ((remote: WorkerRemote) => void)[] = [];
  readonly #tasks: Tasks<Types>;
  readonly #memory = new MemoryWatch(() => this.#send({ kind: 'full' }));
  #unsent: FromWorker[] = [];
  #sending: NodeJS.Immediate | undefined;
  #changedGlobal: () => string | undefined = () => undefined;

  constructor(
    port: MessagePort,
    activity: Activity,
    { data, longestTimerMs }: WorkerStart<Data>,
    options: WorkerOptions<Types, Data>,
  ) {
    this.#port = port;
    this.#activity = activity;
    this.#options = options;
    this.#longestTimerMs = longestTimerMs;
    this.#host = createRemoteHost({
      name: 'render-worker',
      shared: options.shared,
      scopeOf: (release) => this.#createScope(this.#indexOf(release)),
      whileEvaluating: (release, code) => this.#evaluate(this.#indexOf(release), code),
    });
    this.#tasks = options.createTasks({
      data,
      remote: (name, version) => this.#remotes.get(this.#indexOf({ name, version })),
      remotes: () => [...this.#remotes.values()],
      onEvict: (listener) => void this.#evictListeners.push(listener),
      event: (value) => this.#send({ kind: 'event', value }),
      changedGlobal: () => this.#changedGlobal(),
    });
  }

  start(changedGlobal: () => string | undefined): void {
    this.#changedGlobal = changedGlobal;
    this.#port.on('message', (message: ToWorker) => this.#receive(message));
    this.#send({ kind: 'ready' });
  }

  /** Reports an uncaught error. */
  fault(error: unknown): void {
    if (this.#options.isOutside(error)) return;
    const plain = plainError(error);
    // A thrown value may have no stack. Then the code that ran last has thrown it.
    const index = plain.stack ? versionInStack(plain.stack, this.#filenames) : this.#activity.version;
    this.#send({ kind: 'fault', index, error: plain });
  }

  /**
   * Runs code of a version that is being loaded. @throws Error when it does something that remotes may not
   */
  #evaluate<Value>(index: number, code: () => Value): Value {
    const before = usedBytes();
    const changedBefore = this.#changedGlobal();
    const value = this.#activity.run(index, 'evaluation', code);
    const bytes = usedBytes() - before;
    if (bytes > maxEvaluationBytes)
      throw new Error(`it allocates ${Math.round(bytes / 2 ** 20)} MiB of memory when it is loaded`);
    const changed = this.#changedGlobal();
    if (changed && !changedBefore) throw new Error(`it modifies ${changed}, which all remotes share`);
    return value;
  }

  /** Returns the version's number; 0 when it is not loaded. */
  #indexOf(release: Pick<Release, 'name' | 'version'>): number {
    return this.#indexes.get(idOf(release)) ?? 0;
  }

  /**
   * Batches progress of a call with its result, if both occur in the same iteration: most documents are one
   * message.
   */
  #send(message: FromWorker): void {
    this.#unsent.push(message);
    if (message.kind !== 'progress' && message.kind !== 'bytes') this.#sendAll();
    else this.#sending ??= setImmediate(() => this.#sendAll());
  }

  #sendAll(): void {
    clearImmediate(this.#sending);
    this.#sending = undefined;
    const messages = this.#unsent;
    this.#unsent = [];
    this.#port.postMessage(messages, messages.flatMap(transferOf));
  }

  #receive(message: ToWorker): void {
    switch (message.kind) {
      case 'load':
        return void this.#respond(message.call, () => this.#load(message));
      case 'run':
        return void this.#respond(message.call, () => this.#run(message));
      case 'evict':
        return this.#evict(message.index);
      case 'abort':
        return this.#calls.get(message.call)?.controller.abort();
      case 'taken':
        return this.#calls.get(message.call)?.output.taken(message.bytes);
    }
  }

  async #respond(call: number, work: () => Promise<unknown>): Promise<void> {
    try {
      this.#send({ kind: 'result', call, value: await work() });
    } catch (error) {
      this.#send({ kind: 'error', call, error: plainError(error) });
    }
  }

  async #load({ index, release, entry, styles }: Extract<ToWorker, { kind: 'load' }>): Promise<void> {
    const activity = this.#activity;
    this.#indexes.set(idOf(release), index);
    this.#filenames.set(evaluationFilename(release), index);
    try {
      const loaded = await loadServerEntry(this.#host, { release, entry, styles });
      this.#remotes.set(index, {
        ...loaded,
        run: (phase, code) => activity.run(index, phase, code),
        runPending: (phase, code) => activity.runPending(index, phase, code),
        enter: (phase) => activity.enter(index, phase),
        leave: () => activity.leave(),
      });
    } catch (error) {
      this.#forget(index, release);
      // The caller knows the version.
      throw error instanceof ReleaseRefused ? new Error(error.reason, { cause: error }) : error;
    }
  }

  #evict(index: number): void {
    const remote = this.#remotes.get(index);
    if (!remote) return;
    this.#forget(index, remote.release);
    for (const listener of this.#evictListeners) listener(remote);
  }

  #createScope(index: number): RemoteScope['globals'] {
    const scope = createRemoteScope(this.#activity, index, this.#longestTimerMs);
    this.#scopes.set(index, scope);
    return scope.globals;
  }

  #forget(index: number, release: Release): void {
    this.#scopes.get(index)?.dispose();
    this.#scopes.delete(index);
    this.#host.evict(release.name, release.version);
    this.#remotes.delete(index);
    this.#indexes.delete(idOf(release));
    this.#filenames.delete(evaluationFilename(release));
  }

  async #run({ call, task, input }: Extract<ToWorker, { kind: 'run' }>): Promise<unknown> {
    const run = this.#tasks[task];
    if (!run) throw new Error(`there is no task "${task}"`);
    const controller = new AbortController();
    const output = new ByteOutput((pieces) => this.#send({ kind: 'bytes', call, pieces }));
    this.#calls.set(call, { controller, output });
    try {
      return await run(input, {
        signal: controller.signal,
        progress: (value) => this.#send({ kind: 'progress', call, value }),
        output,
      });
    } finally {
      this.#calls.delete(call);
      // Before the response: the next call must not find less memory than it needs.
      this.#memory.check();
    }
  }
}

function idOf({ name, version }: Pick<Release, 'name' | 'version'>): string {
  return `${name}@${version}`;
}

function transferOf(message: FromWorker): ArrayBuffer[] {
  if (message.kind !== 'bytes') return [];
  return message.pieces.flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? buffer : []));
}
