import { createHash, createHmac, hkdfSync, randomFillSync, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PageParts } from './page-parts';

/** Milliseconds for which a page may report errors. */
export const tokenLifetimeMs = 30 * 60_000;

/**
 * Byte offsets in a token: seconds since the epoch (4), hash of the request's input (4), random id (6), id of
 * the versions (6), signature (16).
 */
const inputAt = 4;
const randomAt = 8;
const partsAt = 14;
const signatureAt = 20;
const tokenBytes = 36;

/** Pattern of a token: base64url, which is valid in a CSP nonce. */
export const tokenPattern = /^[\w-]{48}$/;

/** Content of a page token. */
export interface PageToken {
  /** Random id that differs for each response. */
  readonly id: string;
  /** Hash of the request's input; undefined when it had none. */
  readonly input: string | undefined;
  readonly parts: PageParts;
}

/**
 * Signs and reads page tokens. The token is the nonce of its response: it is new for each, sits where a
 * cached document has its nonce, and is readable for the page's scripts (ADR 034).
 */
export class PageTokens {
  readonly #key: Buffer;
  readonly #parts = new LRUCache<string, PageParts>({ max: 1000 });

  /** @param secret secret of this machine, from which the tokens' key is derived */
  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'page-token', 32));
  }

  /**
   * Signs the token of one response with these versions.
   * @param input input of the request, as returned by `inputOf`
   * @param now milliseconds since the epoch
   */
  sign(parts: PageParts, input?: string, now = Date.now()): string {
    this.#parts.set(parts.id, parts);
    const token = Buffer.alloc(tokenBytes);
    token.writeUInt32BE(Math.floor(now / 1000));
    if (input !== undefined)
      createHash('sha256')
        .update(input)
        .digest()
        .copy(token, inputAt, 0, randomAt - inputAt);
    randomFillSync(token, randomAt, partsAt - randomAt);
    token.write(parts.id, partsAt, 'hex');
    this.#signatureOf(token).copy(token, signatureAt);
    return token.toString('base64url');
  }

  /**
   * Reads a token. Undefined when it is malformed, was not signed here, has expired, or has versions that no
   * page of this process had.
   * @param now milliseconds since the epoch
   */
  read(token: string, now = Date.now()): PageToken | undefined {
    const bytes = Buffer.from(tokenPattern.test(token) ? token : '', 'base64url');
    if (bytes.length !== tokenBytes) return undefined;
    if (!timingSafeEqual(bytes.subarray(signatureAt), this.#signatureOf(bytes))) return undefined;
    if (now - bytes.readUInt32BE() * 1000 > tokenLifetimeMs) return undefined;
    const parts = this.#parts.get(bytes.toString('hex', partsAt, signatureAt));
    if (!parts) return undefined;
    const input = bytes.readUInt32BE(inputAt) === 0 ? undefined : bytes.toString('hex', inputAt, randomAt);
    return { id: bytes.toString('hex', randomAt, partsAt), input, parts };
  }

  #signatureOf(token: Buffer): Buffer {
    const signature = createHmac('sha256', this.#key).update(token.subarray(0, signatureAt)).digest();
    return signature.subarray(0, tokenBytes - signatureAt);
  }
}
