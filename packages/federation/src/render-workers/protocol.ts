import type { Release } from '../release/index';

/** What the main thread tells a worker. A call is answered by exactly one `result` or `error`. */
export type ToWorker =
  | {
      readonly kind: 'load';
      readonly call: number;
      /** The number of the version in the shared record. */
      readonly index: number;
      readonly release: Release;
      /** The verified server entry. */
      readonly entry: Uint8Array;
      readonly styles: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'evict'; readonly index: number }
  | { readonly kind: 'run'; readonly call: number; readonly task: string; readonly input: unknown }
  /** The result is not wanted any more. */
  | { readonly kind: 'abort'; readonly call: number }
  /** Bytes of a call have been taken: more may be sent. */
  | { readonly kind: 'taken'; readonly call: number; readonly bytes: number };

/** Messages of a worker come in arrays: each transport between threads costs both of them. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly call: number; readonly value: unknown }
  | { readonly kind: 'error'; readonly call: number; readonly error: PlainError }
  /** Something happened before the call's result. */
  | { readonly kind: 'progress'; readonly call: number; readonly value: unknown }
  | { readonly kind: 'bytes'; readonly call: number; readonly pieces: readonly Uint8Array[] }
  /** An error that nothing caught, with the version whose code threw it; 0 when that is not known. */
  | { readonly kind: 'fault'; readonly index: number; readonly error: PlainError }
  /** It keeps so much memory that it should be replaced. */
  | { readonly kind: 'full' }
  /** Something that belongs to no call. */
  | { readonly kind: 'event'; readonly value: unknown };

/** An error as it crosses threads and appears in logs. */
export interface PlainError {
  readonly type: string;
  /** The type again: loggers write the class of an object as its type, and this is a plain object. */
  readonly name?: string;
  readonly message: string;
  readonly stack: string;
}

/** The fields of an error that logs show; anything may be thrown. */
export function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  return { type: error.name, name: error.name, message: error.message, stack: error.stack ?? '' };
}

/** Data that a worker is started with. */
export interface WorkerStart<Data = unknown> {
  readonly memory: SharedArrayBuffer;
  readonly data: Data;
  readonly longestTimerMs: number;
}

/** How many bytes of a call may be under way between two threads. */
export const maxBytesUnderWay = 512 * 1024;
