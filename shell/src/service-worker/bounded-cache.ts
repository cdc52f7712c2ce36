/** Headers under which an entry's size in bytes and its time in milliseconds since the epoch are kept. */
const sizeHeader = 'x-kept-bytes';
const timeHeader = 'x-kept-at';

export interface CacheLimits {
  readonly name: string;
  readonly maxEntries: number;
  readonly maxBytes: number;
}

/** What is kept of a response. */
export interface CacheEntry {
  readonly address: string;
  readonly bytes: number;
  /** Milliseconds since the epoch. */
  readonly cachedAt: number;
  readonly headers: Headers;
}

/** A cache of the browser with limits: what was added first is dropped first. */
export class BoundedCache {
  readonly #limits: CacheLimits;
  readonly #storage: Pick<CacheStorage, 'open'>;
  readonly #now: () => number;
  /** Changes are made one after the other, so that each counts what is there. */
  #lastChange: Promise<unknown> = Promise.resolve();

  constructor(limits: CacheLimits, storage: Pick<CacheStorage, 'open'>, now: () => number = Date.now) {
    this.#limits = limits;
    this.#storage = storage;
    this.#now = now;
  }

  /** The time at which a kept response was added. */
  static cachedAt({ headers }: Pick<Response, 'headers'>): number {
    return Number(headers.get(timeHeader));
  }

  async match(address: string): Promise<Response | undefined> {
    const cache = await this.#open();
    return cache.match(address);
  }

  /** Adds a body under an address, in place of what was there; what is too large for the cache is left out. */
  add(address: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Promise<void> {
    return this.#change(async (cache) => {
      await cache.delete(address);
      if (body.byteLength > this.#limits.maxBytes) return;
      const described = {
        ...headers,
        [sizeHeader]: String(body.byteLength),
        [timeHeader]: String(this.#now()),
      };
      await cache.put(address, new Response(body, { headers: described }));
      await this.#trim(cache);
    });
  }

  remove(address: string): Promise<void> {
    return this.#change(async (cache) => void (await cache.delete(address)));
  }

  /** Everything that is kept, the oldest first. */
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
    for (const { address, bytes } of entries) {
      if (count <= this.#limits.maxEntries && total <= this.#limits.maxBytes) return;
      await cache.delete(address);
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
      return [{ address: request.url, bytes: Number(headers.get(sizeHeader)), cachedAt, headers }];
    }),
  );
  return entries.flat().sort((a, b) => a.cachedAt - b.cachedAt);
}
