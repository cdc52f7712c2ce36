import { BoundedCache } from './bounded-cache';
import { copyHeader, type OfflineAssets } from '../app/offline-assets';
import type { SavedPage } from './offline-page';
import { copyUrl, isPublicPage, readableContent, showCopy, titleOf } from './saved-copy';
import { SavedFiles } from './saved-files';

/** Milliseconds after a save within which a page is not requested again. */
const freshMs = 10 * 60_000;
const titleHeader = 'x-title';

export interface SavedPagesOptions {
  readonly cache: BoundedCache;
  readonly files: Pick<SavedFiles, 'keep'>;
  readonly assets: OfflineAssets;
  /** Origin of the site. */
  readonly origin: string;
  readonly fetchPage: (url: string, init: RequestInit) => Promise<Response>;
  readonly now?: () => number;
}

/** Public pages that this visitor has opened, without prices, for reading offline (ADR 037). */
export class SavedPages {
  readonly #options: SavedPagesOptions;
  readonly #now: () => number;

  constructor(options: SavedPagesOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Saves the readable content of a response; forgets a page that is gone. */
  async keep(url: URL, response: Response): Promise<void> {
    const { cache, files, origin } = this.#options;
    const copy = copyUrl(url, origin);
    if (!copy) return;
    if (response.status === 404 || response.status === 410) return cache.remove(copy);
    if (!isPublicPage(response)) return;
    const html = await response.text();
    const part = readableContent(html);
    if (part === undefined) return;
    await cache.add(copy, new TextEncoder().encode(part), {
      'content-type': 'text/html; charset=utf-8',
      [titleHeader]: encodeURIComponent(titleOf(html)),
    });
    await files.keep(filesOf(part, origin));
  }

  /** Saves a page that the visitor reached without loading its document. */
  async visit(url: URL): Promise<void> {
    const { cache, origin, fetchPage } = this.#options;
    const copy = copyUrl(url, origin);
    if (!copy) return;
    const saved = await cache.match(copy);
    if (saved && this.#now() - BoundedCache.cachedAt(saved) < freshMs) return;
    await this.keep(url, await fetchPage(copy, { headers: { [copyHeader]: '1' } }));
  }

  /** Returns the saved copy of a page. */
  async open(url: URL): Promise<Response | undefined> {
    const { cache, assets, origin } = this.#options;
    const copy = copyUrl(url, origin);
    const saved = copy === undefined ? undefined : await cache.match(copy);
    return saved && showCopy(await saved.text(), BoundedCache.cachedAt(saved), assets);
  }

  /** Returns the saved pages, the latest first. */
  async list(): Promise<SavedPage[]> {
    const entries = await this.#options.cache.list();
    return entries
      .map(({ url, cachedAt, headers }) => ({
        url,
        title: decodeURIComponent(headers.get(titleHeader) ?? ''),
        savedAt: cachedAt,
      }))
      .reverse();
  }
}

/** Returns the URLs of style sheets and preloaded fonts of a document. */
function filesOf(html: string, origin: string): string[] {
  return [...html.matchAll(/<link\b[^>]*\shref="([^"]+)"/g)]
    .map(([, href = '']) => new URL(href, origin))
    .filter((url) => url.origin === origin && SavedFiles.has(url))
    .map(({ href }) => href);
}
