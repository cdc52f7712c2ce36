/** Headers of an entry with its size in bytes and its time in milliseconds since the epoch. */
const sizeHeader = 'x-kept-bytes';
const timeHeader = 'x-kept-at';

export interface CacheLimits {
  readonly name: string;
  readonly maxEntries: number;
  readonly maxBytes: number;
}

/** A cached response. */
export interface CacheEntry {
  readonly url: string;
  readonly bytes: number;
  /** Milliseconds since the epoch. */
  readonly cachedAt: number;
  readonly headers: Headers;
}

/** A browser cache with limits. The oldest entries are dropped first. */
export class BoundedCache {
  readonly #limits: CacheLimits;
  readonly #storage: Pick<CacheStorage, 'open'>;
  readonly #now: () => number;
  /** Serializes changes, so that each counts the current entries. */
  #lastChange: Promise<unknown> = Promise.resolve();

  constructor(limits: CacheLimits, storage: Pick<CacheStorage, 'open'>, now: () => number = Date.now) {
    this.#limits = limits;
    this.#storage = storage;
    this.#now = now;
  }

  /** Returns the time at which a cached response was added. */
  static cachedAt({ headers }: Pick<Response, 'headers'>): number {
    return Number(headers.get(timeHeader));
  }

  async match(url: string): Promise<Response | undefined> {
    const cache = await this.#open();
    return cache.match(url);
  }

  /** Adds or replaces the body at a URL. A body that is too large for the cache is ignored. */
  add(url: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Promise<void> {
    return this.#change(async (cache) => {
      await cache.delete(url);
      if (body.byteLength > this.#limits.maxBytes) return;
      const described = {
        ...headers,
        [sizeHeader]: String(body.byteLength),
        [timeHeader]: String(this.#now()),
      };
      await cache.put(url, new Response(body, { headers: described }));
      await this.#trim(cache);
    });
  }

  remove(url: string): Promise<void> {
    return this.#change(async (cache) => void (await cache.delete(url)));
  }

  /** Returns all entries, the oldest first. */
  async list(): Promise<CacheEntry[]> {
    return entriesOf(await this.#open());
  }

  #open(): Promise<Cache> {
    return this.#storage.open(this.#limits.name);
  }

  #change(work: (cache: Cache) => Promise<void>): Promise<void> {
    const change = this.#lastChange.then(async () => work(await this.#open()));
    this.#lastChange = change.catch(() => undefined);
    return change;
  }

  async #trim(cache: Cache): Promise<void> {
    const entries = await entriesOf(cache);
    let count = entries.length;
    let total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { url, bytes } of entries) {
      if (count <= this.#limits.maxEntries && total <= this.#limits.maxBytes) return;
      await cache.delete(url);
      count -= 1;
      total -= bytes;
    }
  }
}

async function entriesOf(cache: Cache): Promise<CacheEntry[]> {
  const requests = await cache.keys();
  const entries = await Promise.all(
    requests.map(async (request): Promise<CacheEntry[]> => {
      const response = await cache.match(request);
      if (!response) return [];
      const { headers } = response;
      const cachedAt = BoundedCache.cachedAt(response);
      return [{ url: request.url, bytes: Number(headers.get(sizeHeader)), cachedAt, headers }];
    }),
  );
  return entries.flat().sort((a, b) => a.cachedAt - b.cachedAt);
}
