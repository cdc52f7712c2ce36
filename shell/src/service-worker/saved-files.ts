import type { BoundedCache } from './bounded-cache';

/** Style sheets and fonts: a file never changes under its address. Scripts are none of it, for saved copies run none. */
const savedFile = /^\/(assets|releases)\/.+\.(css|woff2)$/;

/** The files that saved copies look like the site with. They come from the cache first. */
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

  /** @param keep called with what goes on after the answer */
  async get(request: Request, keep: (work: Promise<unknown>) => void): Promise<Response> {
    const kept = await this.#cache.match(request.url);
    if (kept) return kept;
    const response = await this.#fetch(request);
    if (response.ok) keep(this.#add(request.url, response.clone()));
    return response;
  }

  /** Keeps files that are not kept yet. @throws Error naming one that cannot be loaded */
  async keep(addresses: readonly string[]): Promise<void> {
    await Promise.all(
      addresses.map(async (address) => {
        if (await this.#cache.match(address)) return;
        const response = await this.#fetch(address);
        if (!response.ok) throw new Error(`${address} answered ${response.status}`);
        await this.#add(address, response);
      }),
    );
  }

  async #add(address: string, response: Response): Promise<void> {
    const body = new Uint8Array(await response.arrayBuffer());
    await this.#cache.add(address, body, { 'content-type': response.headers.get('content-type') ?? '' });
  }
}
