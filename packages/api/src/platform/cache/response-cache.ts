import { entityTagOf } from '../http/entity-tag';
import type { ValueCache } from './value-cache';

export interface CachedResponse {
  readonly body: Buffer;
  readonly etag: string;
}

/** Response bodies kept as bytes, ready to send. */
export function createResponseCache(bodies: ValueCache<CachedResponse>) {
  return {
    /** @param load computes the body; runs when there is none under `key` */
    get: (key: string, load: () => Promise<unknown>): Promise<CachedResponse> =>
      bodies.get(key, () => load().then(encode)),
  };
}
export type ResponseCache = ReturnType<typeof createResponseCache>;

function encode(value: unknown): CachedResponse {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: entityTagOf(body) };
}
