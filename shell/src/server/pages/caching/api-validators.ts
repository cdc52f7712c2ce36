import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { ApiRead } from '../../../worker-protocol/messages';

/** Whether the API would respond the same again; `failed` when that is unknown. */
export type Validation = 'unchanged' | 'changed' | 'failed';

export interface ApiValidatorsOptions {
  /** Origin of the API for this process. */
  readonly apiInternalUrl: string;
  /** Milliseconds for which the validation of a call is shared by all pages. */
  readonly shareMs?: number;
  /** Timeout of a call, in milliseconds, including the time in the queue. */
  readonly timeoutMs?: number;
  /** Maximum number of concurrent requests. */
  readonly concurrency?: number;
}

/** Maximum number of calls with a known validator: more than the pages in a full page cache depend on. */
const maxCalls = 5_000;

/**
 * Validates pages by conditional requests to the API (RFC 9110, 13). All pages share one request per distinct
 * call, since each contains the data of slots.
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

  /** Number of requests sent. */
  get requests(): number {
    return this.#requests;
  }

  /** Compares earlier reads with the API's current responses; never rejects. */
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

  /** Discards all validations after a content change. */
  forget(): void {
    this.#current.clear();
  }

  /** @returns validator of the current response; null when it has none */
  #validatorOf(read: ApiRead, startTimeout: () => AbortSignal): Promise<string | null> {
    const key = `${read.path} ${read.body ?? ''}`;
    const known = this.#current.get(key);
    if (known) return known;
    // The timeout includes the time in the queue.
    const signal = startTimeout();
    const validation = this.#limit(() => this.#fetchValidator(read, signal));
    this.#current.set(key, validation);
    return validation;
  }

  async #fetchValidator({ path, body, etag }: ApiRead, signal: AbortSignal): Promise<string | null> {
    if (!path.startsWith('/')) throw new Error(`${path} is not a path of the API`);
    this.#requests += 1;
    const response = await fetch(`${this.#options.apiInternalUrl}${path}`, {
      headers: { 'if-none-match': etag, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { method: 'POST', body }),
      redirect: 'error',
      signal,
    });
    if (response.status === 304) return etag;
    // Read to its end, so that the connection can be reused.
    await response.arrayBuffer();
    if (response.status >= 500) throw new Error(`${path} responded with ${response.status}`);
    return response.ok ? response.headers.get('etag') : null;
  }
}
