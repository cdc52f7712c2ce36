import type { PageParts } from '@kaadu/release-host';
import type { ReleaseSet } from '@kaadu/federation/server';
import type { ApiRead } from '../../../worker-protocol/messages';
import { partsOf } from '../../browser-errors/page-parts';
import type { Validation } from './api-validators';
import { ConstantDocument } from './constant-document';
import type { RenderedPage } from '../rendered-page';
import { routeOf } from '../../../worker-protocol/route-of';
import { ValidatedCache } from '../validated-cache';

/** A document that is the same for every visitor of this release set. */
export interface CachedPage {
  readonly document: ConstantDocument;
  readonly styleHashes: readonly string[];
  readonly parts: PageParts;
  /** Whether the page concerns one visitor, although its document is the same for all. */
  readonly isPrivate: boolean;
  /** API reads that the page was made from; undefined when it cannot be validated. */
  readonly reads: readonly ApiRead[] | undefined;
}

export interface PageCacheOptions {
  /** Checks whether the API would respond the same again; never rejects. */
  readonly validate: (reads: readonly ApiRead[]) => Promise<Validation>;
  /** Maximum bytes of all documents with their compressed bodies and URLs. */
  readonly maxBytes?: number;
}

/** Maximum age of an unchanged page, in milliseconds. Pages may depend on the time. */
const maxAgeMs = 60 * 60_000;

/**
 * Caches documents by release set and URL. Sign-in is handled in the browser, so a document is the same for
 * every visitor. A stale one is validated, and rendered again only if the API's responses have changed (ADR
 * 064).
 */
export class PageCache {
  readonly #pages: ValidatedCache<CachedPage>;
  readonly #rendering = new Map<string, Promise<void>>();
  readonly #validate: PageCacheOptions['validate'];
  readonly #validations = { unchanged: 0, changed: 0, failed: 0 };

  constructor({ validate, maxBytes = 32 * 1024 * 1024 }: PageCacheOptions) {
    this.#validate = validate;
    this.#pages = new ValidatedCache({
      freshMs: 10_000,
      staleMs: 300_000,
      maxSize: maxBytes,
      sizeOf: bytesOf,
      validation: {
        maxAgeMs,
        canValidate: ({ reads }) => reads !== undefined,
        validate: ({ reads = [] }) => this.#isUnchanged(reads),
      },
    });
  }

  /**
   * Returns a cached page that may be served now.
   * @param refresh renders and caches a stale page again; never rejects
   */
  get(set: ReleaseSet, url: URL, refresh: () => Promise<void>): CachedPage | undefined {
    return this.#pages.get(keyOf(set, url), refresh);
  }

  /** Waits for a running rendering or validation of this page, if there is one. */
  async whenReady(set: ReleaseSet, url: URL): Promise<void> {
    const key = keyOf(set, url);
    await (this.#rendering.get(key) ?? this.#pages.whenRenewed(key));
  }

  /**
   * Caches a page after rendering, if it is cacheable. Other requests for it can wait meanwhile.
   * @returns resolves when it is cached, or known not to be; never rejects
   */
  keep(set: ReleaseSet, url: URL, rendering: Promise<RenderedPage>): Promise<void> {
    const key = keyOf(set, url);
    const settled = rendering
      .then((page) => this.#add(url, page))
      .catch(() => undefined)
      .then(() => {
        if (this.#rendering.get(key) === settled) this.#rendering.delete(key);
      });
    this.#rendering.set(key, settled);
    return settled;
  }

  /**
   * Marks all pages as stale after a content change: each is validated before it is served again, after a
   * grace period.
   */
  markStale(graceMs: number): void {
    this.#pages.markStale(graceMs);
  }

  /** Number of cached pages, and their bytes of memory. */
  get size(): { readonly pages: number; readonly bytes: number } {
    const { entries: pages, size: bytes } = this.#pages;
    return { pages, bytes };
  }

  /** Counts of validations by outcome. */
  get validations(): Readonly<Record<Validation, number>> {
    return this.#validations;
  }

  clear(): void {
    this.#pages.clear();
  }

  async #isUnchanged(reads: readonly ApiRead[]): Promise<boolean> {
    const validation = await this.#validate(reads);
    this.#validations[validation] += 1;
    return validation === 'unchanged';
  }

  async #add(url: URL, page: RenderedPage): Promise<void> {
    // A nonce means that sections were streamed late: the document is not complete.
    if (page.kind !== 'document' || page.status !== 200 || page.isLive || page.nonce !== undefined) return;
    const { set, styleHashes } = page;
    const cacheable = await page.cacheable;
    if (!cacheable) return;
    const { bytes, reads } = cacheable;
    const key = keyOf(set, url);
    const former = this.#pages.peek(key)?.document;
    // Reuses the compressed bodies of an unchanged document.
    const document = former?.consistsOf(bytes) ? former : new ConstantDocument(bytes);
    this.#pages.set(key, {
      document,
      styleHashes,
      parts: partsOf(set, url),
      isPrivate: isPrivatePage(set, url),
      reads,
    });
  }
}

/** Whether the page at a URL concerns one visitor. */
export function isPrivatePage({ routes }: Pick<ReleaseSet, 'routes'>, url: Pick<URL, 'pathname'>): boolean {
  return routeOf(routes, url)?.isPrivate === true;
}

/** Counts two bytes for each character of a URL. */
const bytesOf = ({ document, reads = [] }: CachedPage, key: string) =>
  document.memory + 2 * (key.length + sum(reads.map(lengthOf)));

const lengthOf = ({ path, body = '', etag }: ApiRead) => path.length + body.length + etag.length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function keyOf(set: ReleaseSet, url: URL): string {
  return `${set.id} ${url.pathname}${url.search}`;
}
