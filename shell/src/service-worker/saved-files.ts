import type { BoundedCache } from './bounded-cache';

/** Style sheets and fonts, which never change at their URL. Saved copies run no scripts. */
const savedFile = /^\/(assets|releases)\/.+\.(css|woff2)$/;

/** Files that saved copies need for their design. They are read from the cache first. */
export class SavedFiles {
  readonly #cache: Pick<BoundedCache, 'match' | 'add'>;
  readonly #fetch: (request: Request | string) => Promise<Response>;

  constructor(
    cache: Pick<BoundedCache, 'match' | 'add'>,
    fetchFile: (request: Request | string) => Promise<Response>,
  ) {
    this.#cache = cache;
    this.#fetch = fetchFile;
  }

  static has({ pathname }: URL): boolean {
    return savedFile.test(pathname);
  }

  /**
   * Returns a file from the cache or the network. @param keep called with work that continues after the
   * response
   */
  async get(request: Request, keep: (work: Promise<unknown>) => void): Promise<Response> {
    const cached = await this.#cache.match(request.url);
    if (cached) return cached;
    const response = await this.#fetch(request);
    if (response.ok) keep(this.#add(request.url, response.clone()));
    return response;
  }

  /** Caches files that are not cached yet. @throws Error naming one that cannot be loaded */
  async keep(urls: readonly string[]): Promise<void> {
    await Promise.all(
      urls.map(async (url) => {
        if (await this.#cache.match(url)) return;
        const response = await this.#fetch(url);
        if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
        await this.#add(url, response);
      }),
    );
  }

  async #add(url: string, response: Response): Promise<void> {
    const body = new Uint8Array(await response.arrayBuffer());
    await this.#cache.add(url, body, { 'content-type': response.headers.get('content-type') ?? '' });
  }
}
