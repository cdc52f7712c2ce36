/** The part of the browser's Cache that the worker uses, in memory: entries are listed in the order of their addition. */
class MemoryCache implements Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> {
  readonly #responses = new Map<string, Response>();

  async match(request: RequestInfo | URL, { ignoreSearch = false }: CacheQueryOptions = {}) {
    const comparable = (address: string) => (ignoreSearch ? (address.split('?')[0] ?? '') : address);
    const wanted = comparable(addressOf(request));
    const found = [...this.#responses].find(([address]) => comparable(address) === wanted);
    return found?.[1].clone();
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.#responses.set(addressOf(request), response);
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.#responses.delete(addressOf(request));
  }

  async keys(): Promise<Request[]> {
    return [...this.#responses.keys()].map((address) => new Request(address));
  }
}

function addressOf(request: RequestInfo | URL): string {
  return request instanceof Request ? request.url : String(request);
}

/** Cache storage in memory. */
export function memoryCaches(): Pick<CacheStorage, 'open'> {
  const caches = new Map<string, MemoryCache>();
  return {
    async open(name: string) {
      const cache = caches.get(name) ?? new MemoryCache();
      caches.set(name, cache);
      return cache as Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> as Cache;
    },
  };
}
