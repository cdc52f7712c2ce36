interface Entry<Value> {
  value: Value;
  madeAt: number;
  refreshing: boolean;
}

export interface SwrCacheOptions {
  /** Milliseconds for which an entry is served as it is. */
  readonly freshMs: number;
  /** Milliseconds for which it is served after that while a new one is made. */
  readonly staleMs: number;
  readonly maxEntries: number;
  readonly now?: () => number;
}

/** Least-recently-used cache that serves a stale entry while its successor is made (RFC 5861). */
export class SwrCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #options: Required<SwrCacheOptions>;

  constructor(options: SwrCacheOptions) {
    this.#options = { now: Date.now, ...options };
  }

  /**
   * The entry, if there is one that may still be served.
   * @param refresh makes its successor; called at most once at a time for a stale entry, which stays when it rejects
   */
  get(key: string, refresh: () => Promise<void>): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const { freshMs, staleMs, now } = this.#options;
    const age = now() - entry.madeAt;
    if (age > freshMs + staleMs) {
      this.#entries.delete(key);
      return undefined;
    }
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (age > freshMs && !entry.refreshing) {
      entry.refreshing = true;
      void refresh().finally(() => {
        entry.refreshing = false;
      });
    }
    return entry.value;
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, madeAt: this.#options.now(), refreshing: false });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#options.maxEntries && oldest !== undefined) this.#entries.delete(oldest);
  }

  clear(): void {
    this.#entries.clear();
  }

  get size(): number {
    return this.#entries.size;
  }
}
