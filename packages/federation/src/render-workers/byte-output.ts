import { Writable } from 'node:stream';
import { maxBytesUnderWay } from './protocol';

/**
 * Sends what is written to another thread. Everything that is written in one turn goes as one piece of memory that is
 * transferred, not copied; while too much is under way, the writer waits.
 */
export class ByteOutput extends Writable {
  readonly #send: (bytes: Uint8Array<ArrayBuffer>) => void;
  #parts: Uint8Array[] = [];
  #size = 0;
  #underWay = 0;
  #resume: (() => void) | undefined;

  constructor(send: (bytes: Uint8Array<ArrayBuffer>) => void) {
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
    this.#size += chunk.length;
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
    const bytes = new Uint8Array(this.#size);
    let at = 0;
    for (const part of this.#parts) {
      bytes.set(part, at);
      at += part.length;
    }
    this.#parts = [];
    this.#size = 0;
    this.#send(bytes);
  }
}
