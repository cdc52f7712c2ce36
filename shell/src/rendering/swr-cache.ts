import { LRUCache } from 'lru-cache';

export interface SwrCacheOptions<Value> {
  /** Milliseconds for which an entry is served as it is. */
  readonly freshMs: number;
  /** Milliseconds after that for which it is still served, while a new one is made. */
  readonly staleMs: number;
  /** The most that all values may come to. */
  readonly maxSize: number;
  /** Default: each value counts as 1. */
  readonly sizeOf?: (value: Value, key: string) => number;
}

/** Least-recently-used cache that serves a stale entry while a new one is made (RFC 5861). */
export class SwrCache<Value> {
  readonly #entries: LRUCache<string, { readonly value: Value }>;
  readonly #refreshing = new Set<string>();
  readonly #staleMs: number;

  constructor({ freshMs, staleMs, maxSize, sizeOf = () => 1 }: SwrCacheOptions<Value>) {
    this.#staleMs = staleMs;
    this.#entries = new LRUCache({
      maxSize,
      sizeCalculation: ({ value }, key) => sizeOf(value, key),
      ttl: freshMs + staleMs,
      ttlResolution: 0,
    });
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

  clear(): void {
    this.#entries.clear();
  }
}
