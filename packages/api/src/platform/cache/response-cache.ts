import { entityTagOf } from '@kaadu/node-runtime/entity-tag';
import type { ContentCache } from './content-cache';

interface CachedResponse {
  readonly body: Buffer;
  readonly etag: string;
}

/** Caches response bodies as bytes, ready to send. */
export function createResponseCache(cache: ContentCache) {
  const responses = cache.values<CachedResponse>('responses');
  return {
    /** @param load computes the body if none is cached under `key` */
    get: (key: string, load: () => Promise<unknown>): Promise<CachedResponse> =>
      responses.get(key, () => load().then(encode)),
  };
}
export type ResponseCache = ReturnType<typeof createResponseCache>;

function encode(value: unknown): CachedResponse {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: entityTagOf(body) };
}
