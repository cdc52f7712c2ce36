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
  #hash: string | undefined;

  constructor(readonly bytes: Buffer) {}

  /** @param encoding undefined for the document as it is */
  async encoded(encoding: Encoding | undefined): Promise<EncodedBody> {
    // Most pages that are kept are never asked for again.
    this.#hash ??= createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22);
    if (!encoding) return { bytes: this.bytes, etag: `"${this.#hash}"` };
    return { bytes: await compressFile(this.bytes, encoding), etag: `"${this.#hash}-${encoding}"` };
  }
}

/** Whether a browser has what it asks for already. @param ifNoneMatch its header */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // A proxy that compresses or unpacks makes a tag weak; it names the same document.
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
