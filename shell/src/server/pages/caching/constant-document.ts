import { bodyHash, isCurrent } from '@kaadu/node-runtime/entity-tag';
import { compress, type Effort, type Encoding } from '../../http/content-encoding';

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
  readonly #bytes: Buffer;
  readonly #encoded = new Map<Encoding, Promise<EncodedBody>>();
  #hash: string | undefined;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** Bytes of memory that it takes, with its compressed forms, which come to about half of it. */
  get memory(): number {
    return Math.ceil(this.#bytes.length * 1.5);
  }

  consistsOf(bytes: Buffer): boolean {
    return this.#bytes.equals(bytes);
  }

  /** @param encoding undefined for the document as it is */
  async encoded(encoding: Encoding | undefined): Promise<EncodedBody> {
    // Most pages that are kept are never asked for again.
    this.#hash ??= bodyHash(this.#bytes);
    if (!encoding) return { bytes: this.#bytes, etag: `"${this.#hash}"` };
    return this.#encoded.get(encoding) ?? this.#compress(encoding, this.#hash);
  }

  #compress(encoding: Encoding, hash: string): Promise<EncodedBody> {
    const make = async (effort: Effort, mark = ''): Promise<EncodedBody> => ({
      bytes: await compress(this.#bytes, encoding, effort),
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

/** Whether a browser has the document that it asks for already. @param ifNoneMatch its header */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  return isCurrent(ifNoneMatch && withoutMark(ifNoneMatch), withoutMark(etag));
}

/** What tags say of the document, however it was compressed. */
const withoutMark = (tags: string) => tags.replaceAll(`${quickMark}"`, '"');
