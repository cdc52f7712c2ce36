import { Writable } from 'node:stream';
import { maxBytesUnderWay } from './protocol';

/**
 * Sends written bytes to another thread. All writes of one event-loop iteration are sent as one transferred
 * piece of memory. Writers wait while too many bytes are in flight.
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

  /** Acknowledges bytes that the other thread has consumed. */
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
    const bytes = join(this.#parts);
    this.#parts = [];
    this.#send([bytes]);
  }
}

/**
 * Joins chunks into one piece with its own memory. A single chunk that owns all of its memory is not copied.
 */
function join(parts: readonly Uint8Array[]): Uint8Array {
  const [first] = parts;
  if (first && parts.length === 1 && first.length === first.buffer.byteLength) return first;
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
