import { createHash, createHmac, hkdfSync, randomFillSync, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PageParts } from './page-parts';

/** Milliseconds for which a page may report errors. */
export const tokenLifetimeMs = 30 * 60_000;

/**
 * Bytes of a token: seconds since the epoch (4), a hash of the request's input (4), a random id (6), the id of its parts (6),
 * the signature (16).
 */
const inputAt = 4;
const randomAt = 8;
const partsAt = 14;
const signatureAt = 20;
const tokenBytes = 36;

/** Form of a token: base64url, which is also what a CSP nonce may consist of. */
export const tokenPattern = /^[\w-]{48}$/;

/** What the token of a page says. */
export interface PageToken {
  /** Differs for each response. */
  readonly id: string;
  /** Stands for what the request brought; undefined when that was nothing. */
  readonly input: string | undefined;
  readonly parts: PageParts;
}

/**
 * Signs and reads page tokens. The token is the nonce of its response: it is new for each, is where the nonce is in a
 * kept document, and the page's scripts can read it (ADR 034).
 */
export class PageTokens {
  readonly #key: Buffer;
  readonly #parts = new LRUCache<string, PageParts>({ max: 1000 });

  /** @param secret of this machine; the tokens' key is derived from it */
  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'page-token', 32));
  }

  /**
   * The token of one response with these parts.
   * @param input what the request brought, as `inputOf` tells
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
   * Reads a token; undefined when it is malformed, was not signed here, has expired, or names parts that no page of this
   * process had. @param now milliseconds since the epoch
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
