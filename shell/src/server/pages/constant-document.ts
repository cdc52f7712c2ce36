import { createHash } from 'node:crypto';
import { compressFile, type Encoding } from '../content-encoding';

/** A body as one encoding has it. */
export interface EncodedBody {
  readonly bytes: Buffer;
  /** Strong: another encoding has another one (RFC 9110, 8.8.3). */
  readonly etag: string;
}

/** A document whose bytes are the same in every response: each encoding is made once, when it is first asked for. */
export class ConstantDocument {
  readonly #parts: readonly Buffer[];
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();
  #hash: string | undefined;

  /** @param parts of its bytes; those in shared memory are parts of other documents too */
  constructor(parts: readonly Buffer[]) {
    this.#parts = parts;
  }

  /** Bytes of memory that it takes, with its compressed forms, which come to about half of it. */
  get memory(): number {
    const own = this.#parts.filter(({ buffer }) => buffer instanceof ArrayBuffer);
    return lengthOf(own) + Math.ceil(lengthOf(this.#parts) / 2);
  }

  /** Whether it would be the same document, of the same parts. */
  consistsOf(parts: readonly Buffer[]): boolean {
    return (
      parts.length === this.#parts.length && parts.every((part, index) => this.#parts[index]?.equals(part))
    );
  }

  /** @param encoding undefined for the document as it is */
  async encoded(encoding: Encoding | undefined): Promise<EncodedBody> {
    // Most pages that are kept are never asked for again.
    this.#hash ??= hashOf(this.#parts);
    if (!encoding) return { bytes: Buffer.concat(this.#parts), etag: `"${this.#hash}"` };
    const compressed = this.#compressed.get(encoding) ?? compressFile(Buffer.concat(this.#parts), encoding);
    this.#compressed.set(encoding, compressed);
    return { bytes: await compressed, etag: `"${this.#hash}-${encoding}"` };
  }
}

function hashOf(parts: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, 22);
}

const lengthOf = (parts: readonly Buffer[]) => parts.reduce((sum, { length }) => sum + length, 0);

/** Whether a browser has what it asks for already. @param ifNoneMatch its header */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // A proxy that compresses or unpacks makes a tag weak; it names the same document.
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
