import { LRUCache } from 'lru-cache';

export interface SwrCacheOptions {
  /** Milliseconds for which an entry is served as it is. */
  readonly freshMs: number;
  /** Milliseconds after that for which it is still served, while a new one is made. */
  readonly staleMs: number;
  /** Number of values that are kept at most. */
  readonly max: number;
}

/** Least-recently-used cache that serves a stale entry while a new one is made (RFC 5861). */
export class SwrCache<Value> {
  readonly #entries: LRUCache<string, { readonly value: Value }>;
  readonly #refreshing = new Set<string>();
  readonly #staleMs: number;
  readonly #lifeMs: number;

  constructor({ freshMs, staleMs, max }: SwrCacheOptions) {
    this.#staleMs = staleMs;
    this.#lifeMs = freshMs + staleMs;
    this.#entries = new LRUCache({ max, ttl: freshMs + staleMs, ttlResolution: 0 });
  }

  /**
   * The entry, unless it is missing or expired.
   * @param refresh replaces a stale entry by `set`; runs at most once at a time for a key, and never rejects
   */
  get(key: string, refresh: () => Promise<void>): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const isStale = this.#entries.getRemainingTTL(key) < this.#staleMs;
    if (isStale && !this.#refreshing.has(key)) {
      this.#refreshing.add(key);
      void refresh().finally(() => this.#refreshing.delete(key));
    }
    return entry.value;
  }

  set(key: string, value: Value): void {
    this.#entries.set(key, { value });
  }

  /**
   * Makes every entry stale at once: it is served, while a new one is made, for so long and no longer. What nobody asks
   * for in that time is dropped.
   */
  outdate(graceMs: number): void {
    const start = performance.now() - (this.#lifeMs - Math.min(graceMs, this.#staleMs - 1));
    // The least recently used first, so that they stay in this order.
    for (const key of [...this.#entries.rkeys()]) {
      const entry = this.#entries.peek(key);
      if (entry) this.#entries.set(key, entry, { start });
    }
  }

  clear(): void {
    this.#entries.clear();
  }
}
