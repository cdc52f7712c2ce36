import { BoundedCache } from './bounded-cache';
import { copyHeader, type OfflineAssets } from '../app/offline-assets';
import type { SavedPage } from './offline-page';
import { copyAddress, isPublicPage, readablePart, showCopy, titleOf } from './saved-copy';
import { SavedFiles } from './saved-files';

/** A page that was saved less than this many milliseconds ago is not asked for again. */
const freshMs = 10 * 60_000;
const titleHeader = 'x-title';

export interface SavedPagesOptions {
  readonly cache: BoundedCache;
  readonly files: Pick<SavedFiles, 'keep'>;
  readonly assets: OfflineAssets;
  /** Origin of the site. */
  readonly origin: string;
  readonly fetchPage: (address: string, init: RequestInit) => Promise<Response>;
  readonly now?: () => number;
}

/** The public pages that this visitor has opened, without prices, for reading offline (ADR 037). */
export class SavedPages {
  readonly #options: SavedPagesOptions;
  readonly #now: () => number;

  constructor(options: SavedPagesOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Keeps what can be read of a page that was answered; forgets one that is gone. */
  async keep(url: URL, response: Response): Promise<void> {
    const { cache, files, origin } = this.#options;
    const address = copyAddress(url, origin);
    if (!address) return;
    if (response.status === 404 || response.status === 410) return cache.remove(address);
    if (!isPublicPage(response)) return;
    const html = await response.text();
    const part = readablePart(html);
    if (part === undefined) return;
    await cache.add(address, new TextEncoder().encode(part), {
      'content-type': 'text/html; charset=utf-8',
      [titleHeader]: encodeURIComponent(titleOf(html)),
    });
    await files.keep(filesOf(part, origin));
  }

  /** Saves a page that the visitor got to without loading its document. */
  async visit(url: URL): Promise<void> {
    const { cache, origin, fetchPage } = this.#options;
    const address = copyAddress(url, origin);
    if (!address) return;
    const kept = await cache.match(address);
    if (kept && this.#now() - BoundedCache.cachedAt(kept) < freshMs) return;
    await this.keep(url, await fetchPage(address, { headers: { [copyHeader]: '1' } }));
  }

  /** The saved copy of a page. */
  async open(url: URL): Promise<Response | undefined> {
    const { cache, assets, origin } = this.#options;
    const address = copyAddress(url, origin);
    const kept = address === undefined ? undefined : await cache.match(address);
    return kept && showCopy(await kept.text(), BoundedCache.cachedAt(kept), assets);
  }

  /** What is saved, the latest first. */
  async list(): Promise<SavedPage[]> {
    const entries = await this.#options.cache.list();
    return entries
      .map(({ address, cachedAt, headers }) => ({
        address,
        title: decodeURIComponent(headers.get(titleHeader) ?? ''),
        savedAt: cachedAt,
      }))
      .reverse();
  }
}

/** Style sheets and preloaded fonts of a document. */
function filesOf(html: string, origin: string): string[] {
  return [...html.matchAll(/<link\b[^>]*\shref="([^"]+)"/g)]
    .map(([, href = '']) => new URL(href, origin))
    .filter((url) => url.origin === origin && SavedFiles.has(url))
    .map(({ href }) => href);
}
