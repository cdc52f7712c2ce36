import { Readable } from 'node:stream';

/** Discards the rest of a document that is not sent. */
export function discardBody(body: Buffer | DocumentBody): void {
  if (body instanceof DocumentBody) body.resume();
}

/** A document whose bytes arrive from a render worker. */
export class DocumentBody extends Readable {
  #taken: (() => void)[] = [];

  /** @param onLeave called when the reader leaves before the end */
  constructor(readonly onLeave: () => void) {
    super({ highWaterMark: 128 * 1024 });
  }

  /** Adds bytes. @param taken acknowledges the bytes, so that more are sent */
  add(pieces: readonly Uint8Array[], taken: () => void): void {
    if (this.destroyed) return;
    this.#taken.push(taken);
    for (const { buffer, byteOffset, byteLength } of pieces)
      this.push(Buffer.from(buffer, byteOffset, byteLength));
  }

  /** Ends the document. @param rest markup that replaces missing bytes */
  finish(rest = ''): void {
    if (this.destroyed) return;
    if (rest) this.push(rest);
    this.push(null);
  }

  override _read(): void {
    const taken = this.#taken;
    this.#taken = [];
    for (const each of taken) each();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this._read();
    if (!this.readableEnded) this.onLeave();
    done(error);
  }
}
