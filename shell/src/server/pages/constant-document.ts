import { createHash } from 'node:crypto';
import { compress, type Effort, type Encoding } from '../content-encoding';

/** A body as one encoding has it. */
export interface EncodedBody {
  readonly bytes: Buffer;
  /** Strong: another encoding has another one (RFC 9110, 8.8.3). */
  readonly etag: string;
}

/** Marks the entity tag of what was compressed quickly. */
const quickMark = '-quick';

/**
 * A document whose bytes are the same in every response: each encoding is made once, when it is first asked for. Nobody
 * waits for the best compression: until it is there, the document is sent compressed quickly.
 */
export class ConstantDocument {
  readonly #parts: readonly Buffer[];
  readonly #encoded = new Map<Encoding, Promise<EncodedBody>>();
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
    return this.#encoded.get(encoding) ?? this.#compress(encoding, this.#hash);
  }

  #compress(encoding: Encoding, hash: string): Promise<EncodedBody> {
    const document = Buffer.concat(this.#parts);
    const make = async (effort: Effort, mark = ''): Promise<EncodedBody> => ({
      bytes: await compress(document, encoding, effort),
      etag: `"${hash}-${encoding}${mark}"`,
    });
    const quick = make('quickly', quickMark);
    this.#encoded.set(encoding, quick);
    void quick
      .then(() => make('best'))
      .then(
        (best) => void this.#encoded.set(encoding, Promise.resolve(best)),
        // Whoever asks for it next tries again.
        () => void this.#encoded.delete(encoding),
      );
    return quick;
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
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || documentOf(tag) === documentOf(etag));
}

/** What a tag says of the document. A proxy that compresses or unpacks makes it weak. */
const documentOf = (etag: string) => etag.trim().replace(/^W\//, '').replace(`${quickMark}"`, '"');
