import type { Writable } from 'node:stream';
import type { LoadedRemote } from '../../server/remote-host';
import type { Phase } from '../activity';

/** What a site's workers can do: for each task its input, what it may tell before it is done, and its result. Plain data. */
export interface TaskTypes {
  readonly [task: string]: { readonly input: unknown; readonly progress: unknown; readonly result: unknown };
}

/** One call of a task, in the worker. */
export interface TaskCall<Progress> {
  /** Aborted when the result is not wanted any more. */
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
  /** Runs its code that returns at once, on record. */
  run<Value>(phase: Phase, code: () => Value): Value;
  /** Runs its code that may go on after it has returned, on record. */
  runPending<Value>(phase: Phase, code: () => Value | Promise<Value>): Promise<Value>;
  /** Its code runs from now on, until `leave`. */
  enter(phase: Phase): void;
  leave(): void;
}

/** What tasks find in their worker. */
export interface WorkerContext<Data> {
  /** What the worker was started with. */
  readonly data: Data;
  /** A version that the pool has loaded. */
  remote(name: string, version: string): WorkerRemote | undefined;
  /** All versions that the pool has loaded. */
  readonly remotes: () => readonly WorkerRemote[];
  /** Calls back when a version has been evicted. */
  onEvict(listener: (remote: WorkerRemote) => void): void;
  /** Tells the main thread something that belongs to no call. */
  event(value: unknown): void;
  /** Names a built-in that has been changed, such as `Object.prototype.toString`. */
  changedGlobal(): string | undefined;
}
