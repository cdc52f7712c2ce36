import { Writable } from 'node:stream';
import { maxBytesUnderWay } from './protocol';
import { isShared } from './shared-bytes';

type Part = string | Uint8Array;

/**
 * Sends what is written to another thread. Everything that is written in one turn goes together, in pieces of memory that are
 * transferred, or shared where they were so when they were written; while too much is under way, the writer waits.
 * Text is encoded when it goes, so that it is copied only then.
 */
export class ByteOutput extends Writable {
  readonly #send: (pieces: readonly Uint8Array[]) => void;
  #parts: Part[] = [];
  #underWay = 0;
  #resume: (() => void) | undefined;

  constructor(send: (pieces: readonly Uint8Array[]) => void) {
    super({ highWaterMark: maxBytesUnderWay, decodeStrings: false });
    this.#send = send;
  }

  /** The other thread has taken so many bytes. */
  taken(bytes: number): void {
    this.#underWay -= bytes;
    if (this.#underWay >= maxBytesUnderWay) return;
    const resume = this.#resume;
    this.#resume = undefined;
    resume?.();
  }

  override _write(chunk: Part, _encoding: BufferEncoding, done: () => void): void {
    if (this.#parts.length === 0) queueMicrotask(() => this.#flush());
    this.#parts.push(chunk);
    this.#underWay += chunk.length;
    if (this.#underWay < maxBytesUnderWay) done();
    else this.#resume = done;
  }

  override _final(done: () => void): void {
    this.#flush();
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#parts = [];
    this.#resume = undefined;
    done(error);
  }

  #flush(): void {
    if (this.#parts.length === 0) return;
    const pieces = joinUnshared(this.#parts);
    // Text was counted by its characters.
    this.#underWay += sizeOf(pieces) - sizeOf(this.#parts);
    this.#parts = [];
    this.#send(pieces);
  }
}

function sizeOf(parts: readonly Part[]): number {
  return parts.reduce((size, { length }) => size + length, 0);
}

/** Their bytes, with neighbours that are not shared in one piece of memory. */
function joinUnshared(parts: readonly Part[]): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  let run: Part[] = [];
  const endRun = () => {
    if (run.length > 0) pieces.push(join(run));
    run = [];
  };
  for (const part of parts) {
    if (typeof part === 'string' || !isShared(part)) run.push(part);
    else {
      endRun();
      pieces.push(part);
    }
  }
  endRun();
  return pieces;
}

const encoder = new TextEncoder();

/** @returns memory of its own, which can be transferred */
function join(parts: readonly Part[]): Uint8Array {
  if (parts.every((part) => typeof part === 'string')) return encoder.encode(parts.join(''));
  const encoded = parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part));
  const bytes = new Uint8Array(sizeOf(encoded));
  let at = 0;
  for (const part of encoded) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
