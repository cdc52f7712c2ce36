import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { ApiRead } from '../../../worker-protocol/messages';

/** Whether the API would answer the same again; `failed` when it does not say. */
export type Validation = 'unchanged' | 'changed' | 'failed';

export interface ApiValidatorsOptions {
  /** Origin of the API as this process reaches it. */
  readonly apiInternalUrl: string;
  /** Milliseconds for which what the API said of a call holds for all pages that are made from it. */
  readonly shareMs?: number;
  /** Milliseconds within which a call has to be answered, waiting for its turn included. */
  readonly timeoutMs?: number;
  /** Requests under way at most. */
  readonly concurrency?: number;
}

/** Calls whose validators are remembered: more than the pages that fit into the page cache are made from. */
const maxCalls = 5_000;

/**
 * Asks the API by conditional requests whether pages still show what it would answer (RFC 9110, 13). All pages share one
 * request for each distinct call: the data of slots is in all of them.
 */
export class ApiValidators {
  readonly #options: Required<ApiValidatorsOptions>;
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #current: LRUCache<string, Promise<string | null>>;
  #requests = 0;

  constructor({ apiInternalUrl, shareMs = 2_000, timeoutMs = 2_000, concurrency = 8 }: ApiValidatorsOptions) {
    this.#options = { apiInternalUrl, shareMs, timeoutMs, concurrency };
    this.#limit = pLimit(concurrency);
    this.#current = new LRUCache({ max: maxCalls, ttl: shareMs });
  }

  /** Requests sent so far. */
  get requests(): number {
    return this.#requests;
  }

  /** Compares what was read with what the API answers now; never rejects. */
  async validate(reads: readonly ApiRead[]): Promise<Validation> {
    try {
      let signal: AbortSignal | undefined;
      // One timer for all requests of a page, and none if other pages have sent them.
      const startTimeout = () => (signal ??= AbortSignal.timeout(this.#options.timeoutMs));
      const same = await Promise.all(
        reads.map(async (read) => (await this.#validatorOf(read, startTimeout)) === read.etag),
      );
      return same.every(Boolean) ? 'unchanged' : 'changed';
    } catch {
      return 'failed';
    }
  }

  /** Content has changed: nothing holds that the API said before. */
  forget(): void {
    this.#current.clear();
  }

  /** @returns the validator of the present answer; null when it has none */
  #validatorOf(read: ApiRead, startTimeout: () => AbortSignal): Promise<string | null> {
    const key = `${read.path} ${read.body ?? ''}`;
    const known = this.#current.get(key);
    if (known) return known;
    // Whoever waits too long for its turn gives up as well.
    const signal = startTimeout();
    const asked = this.#limit(() => this.#ask(read, signal));
    this.#current.set(key, asked);
    return asked;
  }

  async #ask({ path, body, etag }: ApiRead, signal: AbortSignal): Promise<string | null> {
    if (!path.startsWith('/')) throw new Error(`${path} is not a path of the API`);
    this.#requests += 1;
    const response = await fetch(`${this.#options.apiInternalUrl}${path}`, {
      headers: { 'if-none-match': etag, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { method: 'POST', body }),
      redirect: 'error',
      signal,
    });
    if (response.status === 304) return etag;
    // Read to its end, its connection can be used again.
    await response.arrayBuffer();
    if (response.status >= 500) throw new Error(`${path} answers ${response.status}`);
    return response.ok ? response.headers.get('etag') : null;
  }
}
