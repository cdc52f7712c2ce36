import type { ApiResponse, ApiCall, Send } from '@kaadu/api-client';
import { LRUCache } from 'lru-cache';
import type { ResponseLookups } from '../../worker-protocol/messages';
import { deepFreeze } from '../deep-freeze';

export interface ResponseCacheOptions {
  /** Milliseconds for which a response is used without a request. */
  readonly freshMs?: number;
  /** Maximum bytes of JSON of all cached responses, with their keys. */
  readonly maxBytes?: number;
}

interface CachedResponse<Data> {
  readonly endpoint: ApiCall['endpoint'];
  readonly response: ApiResponse<Data>;
  readonly bytes: number;
  /** Number of content changes before the request. */
  readonly changes: number;
}

/**
 * Caches API responses that are the same for every visitor, for all pages that this worker renders. It
 * follows HTTP caching (RFC 9111): a fresh response is reused, a stale one is validated by a conditional
 * request. Pages share the parsed values, so these are frozen.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, CachedResponse<unknown>>;
  #changes = 0;
  #lookups = noLookups();

  constructor({ freshMs = 10_000, maxBytes = 2_000_000 }: ResponseCacheOptions = {}) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      ttl: freshMs,
      ttlResolution: 0,
      // A stale response has the validator of the conditional request.
      allowStale: true,
      noDeleteOnStaleGet: true,
    });
  }

  /**
   * Returns the cached response while it is fresh; otherwise sends the call, with a stale response's
   * validator.
   */
  readonly fetch = async <Data>(call: ApiCall, send: Send<Data>): Promise<ApiResponse<Data>> => {
    const key = `${call.path} ${call.body ?? ''}`;
    const changes = this.#changes;
    const start = performance.now();
    const found = this.#entries.get(key);
    const cached = found && isResponseTo<Data>(call, found) ? found : undefined;
    if (cached?.changes === changes && this.#entries.getRemainingTTL(key) > 0) {
      this.#lookups.hit += 1;
      return cached.response;
    }
    const response = await send(cached?.response);
    const isUnchanged = response === cached?.response;
    this.#lookups[isUnchanged ? 'unchanged' : 'miss'] += 1;
    if (isShared(response)) {
      if (!isUnchanged) deepFreeze(response.data);
      const bytes = isUnchanged ? cached.bytes : bytesOf(key, response);
      this.#entries.set(key, { endpoint: call.endpoint, response, bytes, changes }, { start });
    }
    return response;
  };

  /** Marks all responses as stale after a content change. */
  invalidate(): void {
    this.#changes += 1;
  }

  /** Bytes of JSON of all cached responses, with their keys. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** Returns the lookups since the last call, and resets them. */
  takeLookups(): ResponseLookups {
    const lookups = this.#lookups;
    this.#lookups = noLookups();
    return lookups;
  }
}

const noLookups = () => ({ hit: 0, unchanged: 0, miss: 0 });

const bytesOf = (key: string, { data }: ApiResponse<unknown>) =>
  Buffer.byteLength(key) + Buffer.byteLength(JSON.stringify(data));

/** Whether a cached response was parsed for this endpoint, so that its data has the endpoint's type. */
function isResponseTo<Data>(
  { endpoint }: ApiCall,
  cached: CachedResponse<unknown>,
): cached is CachedResponse<Data> {
  return cached.endpoint === endpoint;
}

/** Whether a cache that many visitors share may store the response. */
function isShared({ etag, caching }: ApiResponse<unknown>): boolean {
  return etag !== null && /(?:^|,)\s*public\b/.test(caching);
}
