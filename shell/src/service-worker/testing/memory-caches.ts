/**
 * Implements the methods of the browser's Cache that the worker uses, in memory. Entries are listed in the
 * order of their addition.
 */
class MemoryCache implements Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> {
  readonly #responses = new Map<string, Response>();

  async match(request: RequestInfo | URL, { ignoreSearch = false }: CacheQueryOptions = {}) {
    const comparable = (url: string) => (ignoreSearch ? (url.split('?')[0] ?? '') : url);
    const wanted = comparable(urlOf(request));
    const found = [...this.#responses].find(([url]) => comparable(url) === wanted);
    return found?.[1].clone();
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.#responses.set(urlOf(request), response);
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.#responses.delete(urlOf(request));
  }

  async keys(): Promise<Request[]> {
    return [...this.#responses.keys()].map((url) => new Request(url));
  }
}

function urlOf(request: RequestInfo | URL): string {
  return request instanceof Request ? request.url : String(request);
}

/** Creates a cache storage in memory. */
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
