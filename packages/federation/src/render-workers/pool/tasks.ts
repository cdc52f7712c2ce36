import type { Writable } from 'node:stream';
import type { LoadedRemote } from '../../server/remote-host';
import type { Phase } from '../activity';

/** Tasks of a site's workers, by name: input, progress before the result, and result. Plain data. */
export interface TaskTypes {
  readonly [task: string]: { readonly input: unknown; readonly progress: unknown; readonly result: unknown };
}

/** One call of a task, in the worker. */
export interface TaskCall<Progress> {
  /** Aborted when the result is no longer wanted. */
  readonly signal: AbortSignal;
  progress(value: Progress): void;
  /** Bytes for the caller. Each piece is transferred: do not use it again. */
  readonly output: Writable;
}

export type Tasks<Types extends TaskTypes> = {
  readonly [Task in keyof Types]: (
    input: Types[Task]['input'],
    call: TaskCall<Types[Task]['progress']>,
  ) => Promise<Types[Task]['result']>;
};

/** A version that is loaded in this worker. */
export interface WorkerRemote extends LoadedRemote {
  /** Runs synchronous code of the version, on record. */
  run<Value>(phase: Phase, code: () => Value): Value;
  /** Runs asynchronous code of the version, on record. */
  runPending<Value>(phase: Phase, code: () => Value | Promise<Value>): Promise<Value>;
  /** Records that code of the version runs, until `leave`. */
  enter(phase: Phase): void;
  leave(): void;
}

/** Context of the tasks in their worker. */
export interface WorkerContext<Data> {
  /** Data that the worker was started with. */
  readonly data: Data;
  /** Returns a version that the pool has loaded. */
  remote(name: string, version: string): WorkerRemote | undefined;
  /** Returns all versions that the pool has loaded. */
  readonly remotes: () => readonly WorkerRemote[];
  /** Adds a listener for evicted versions. */
  onEvict(listener: (remote: WorkerRemote) => void): void;
  /** Sends the main thread an event that belongs to no call. */
  event(value: unknown): void;
  /** Returns the name of a modified built-in, such as `Object.prototype.toString`. */
  changedGlobal(): string | undefined;
}
