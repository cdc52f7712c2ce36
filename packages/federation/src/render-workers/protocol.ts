import type { Release } from '../release/index';

/** Messages of the main thread to a worker. A call has exactly one `result` or `error`. */
export type ToWorker =
  | {
      readonly kind: 'load';
      readonly call: number;
      /** Number of the version in the shared record. */
      readonly index: number;
      readonly release: Release;
      /** The verified server entry. */
      readonly entry: Uint8Array;
      readonly styles: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'evict'; readonly index: number }
  | { readonly kind: 'run'; readonly call: number; readonly task: string; readonly input: unknown }
  /** Reports that the result is no longer wanted. */
  | { readonly kind: 'abort'; readonly call: number }
  /** Acknowledges bytes of a call: more may be sent. */
  | { readonly kind: 'taken'; readonly call: number; readonly bytes: number };

/** Messages of a worker. They are sent in arrays, because each transfer costs both threads. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly call: number; readonly value: unknown }
  | { readonly kind: 'error'; readonly call: number; readonly error: PlainError }
  /** Progress before the call's result. */
  | { readonly kind: 'progress'; readonly call: number; readonly value: unknown }
  | { readonly kind: 'bytes'; readonly call: number; readonly pieces: readonly Uint8Array[] }
  /** An uncaught error, with the version whose code threw it; 0 if unknown. */
  | { readonly kind: 'fault'; readonly index: number; readonly error: PlainError }
  /** Reports that the worker retains so much memory that it should be replaced. */
  | { readonly kind: 'full' }
  /** An event that belongs to no call. */
  | { readonly kind: 'event'; readonly value: unknown };

/** An error as plain data, for messages between threads and for logs. */
export interface PlainError {
  readonly type: string;
  /** The type again: loggers use the class of an object as its type, and this is a plain object. */
  readonly name?: string;
  readonly message: string;
  readonly stack: string;
}

/** Converts a thrown value, which need not be an Error, to the fields that logs show. */
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

/** Maximum number of bytes of a call in flight between two threads. */
export const maxBytesUnderWay = 512 * 1024;
