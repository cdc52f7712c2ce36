import { Writable } from 'node:stream';
import { maxBytesUnderWay } from './protocol';
import { isShared } from './shared-bytes';

/**
 * Sends what is written to another thread. Everything that is written in one turn goes together, in pieces of memory that are
 * transferred, or shared where they were so when they were written; while too much is under way, the writer waits.
 */
export class ByteOutput extends Writable {
  readonly #send: (pieces: readonly Uint8Array[]) => void;
  #parts: Uint8Array[] = [];
  #underWay = 0;
  #resume: (() => void) | undefined;

  constructor(send: (pieces: readonly Uint8Array[]) => void) {
    super({ highWaterMark: maxBytesUnderWay });
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

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
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
    this.#parts = [];
    this.#send(pieces);
  }
}

/** The same bytes, with neighbours that are not shared in one piece of memory. */
function joinUnshared(parts: readonly Uint8Array[]): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  let run: Uint8Array[] = [];
  const endRun = () => {
    if (run.length > 0) pieces.push(join(run));
    run = [];
  };
  for (const part of parts) {
    if (!isShared(part)) run.push(part);
    else {
      endRun();
      pieces.push(part);
    }
  }
  endRun();
  return pieces;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
