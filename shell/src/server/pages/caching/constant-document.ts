import { bodyHash, isCurrent } from '@kaadu/node-runtime/entity-tag';
import { compress, type Effort, type Encoding } from '../../http/content-encoding';

/** A body in one encoding. */
export interface EncodedBody {
  readonly bytes: Buffer;
  /** Strong validator: each encoding has its own (RFC 9110, 8.8.3). */
  readonly etag: string;
}

/** Suffix in the entity tag of a quickly compressed body. */
const quickMark = '-quick';

/**
 * A document with the same bytes in every response. Each encoding is created once, at its first request.
 * Until the best compression is ready, the document is sent quickly compressed.
 */
export class ConstantDocument {
  readonly #bytes: Buffer;
  readonly #encoded = new Map<Encoding, Promise<EncodedBody>>();
  #hash: string | undefined;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** Bytes of memory, including the compressed bodies, which add about half. */
  get memory(): number {
    return Math.ceil(this.#bytes.length * 1.5);
  }

  consistsOf(bytes: Buffer): boolean {
    return this.#bytes.equals(bytes);
  }

  /** Returns the body in an encoding; undefined for the uncompressed document. */
  async encoded(encoding: Encoding | undefined): Promise<EncodedBody> {
    // Most cached pages are never requested again.
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
        // The next request tries again.
        () => void this.#encoded.delete(encoding),
      );
    return quick;
  }
}

/** Whether a browser already has the requested document. @param ifNoneMatch the `If-None-Match` header */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  return isCurrent(ifNoneMatch && withoutMark(ifNoneMatch), withoutMark(etag));
}

/** Removes the compression from tags, which leaves the identity of the document. */
const withoutMark = (tags: string) => tags.replaceAll(`${quickMark}"`, '"');
