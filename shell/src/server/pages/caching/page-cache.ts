import type { ApiRead } from '../../../worker-protocol/messages';
import type { ReleaseSet } from '../../../worker-protocol/site-release-set';
import { partsOf, type PageParts } from '../../browser-errors/page-parts';
import type { Validation } from './api-validators';
import { ConstantDocument } from './constant-document';
import type { RenderedPage } from '../rendered-page';
import { routeOf } from '../../../worker-protocol/route-of';
import { ValidatedCache } from '../validated-cache';

/** A document that is the same for everybody who gets this release set. */
export interface CachedPage {
  readonly document: ConstantDocument;
  readonly styleHashes: readonly string[];
  readonly parts: PageParts;
  /** The page is about one visitor, though its document is the same for all. */
  readonly isPrivate: boolean;
  /** What it was made from; undefined when it cannot be validated. */
  readonly reads: readonly ApiRead[] | undefined;
}

export interface PageCacheOptions {
  /** Tells whether the API would answer the same again; never rejects. */
  readonly validate: (reads: readonly ApiRead[]) => Promise<Validation>;
  /** Of memory that documents, with their compressed forms and addresses, may take. */
  readonly maxBytes?: number;
}

/** Milliseconds after which a page is rendered anew even if the API answers as it did: nobody has to know the time by a page. */
const maxAgeMs = 60 * 60_000;

/**
 * Documents by release set and address. Sign-in lives in the browser, so a document is the same for every visitor. One that
 * is stale is validated: it is rendered anew only when the API answers otherwise than it did (ADR 064).
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
   * A cached page, if it may be sent now.
   * @param refresh renders a page that is outdated again and keeps it; never rejects
   */
  get(set: ReleaseSet, url: URL, refresh: () => Promise<void>): CachedPage | undefined {
    return this.#pages.get(keyOf(set, url), refresh);
  }

  /** Waits for a rendering or a validation of this page that is under way, if one is. */
  async whenReady(set: ReleaseSet, url: URL): Promise<void> {
    const key = keyOf(set, url);
    await (this.#rendering.get(key) ?? this.#pages.whenRenewed(key));
  }

  /**
   * Keeps a page once it is rendered, if it may be kept; whoever asks for the same meanwhile can wait for it.
   * @returns resolves when it is kept, or when it is known that it is not; never rejects
   */
  keep(set: ReleaseSet, url: URL, rendering: Promise<RenderedPage>): Promise<void> {
    const key = keyOf(set, url);
    const kept = rendering
      .then((page) => this.#add(url, page))
      .catch(() => undefined)
      .then(() => {
        if (this.#rendering.get(key) === kept) this.#rendering.delete(key);
      });
    this.#rendering.set(key, kept);
    return kept;
  }

  /** Content has changed: each page is validated before it is sent again, or in the next moment at the latest. */
  markStale(graceMs: number): void {
    this.#pages.markStale(graceMs);
  }

  /** What is kept: a number of pages, and the bytes of memory that they are counted with. */
  get size(): { readonly pages: number; readonly bytes: number } {
    const { entries: pages, size: bytes } = this.#pages;
    return { pages, bytes };
  }

  /** How validations have ended so far. */
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
    // With a nonce, parts of it come late: such a document is not whole.
    if (page.kind !== 'document' || page.status !== 200 || page.isLive || page.nonce !== undefined) return;
    const { set, styleHashes } = page;
    const cacheable = await page.cacheable;
    if (!cacheable) return;
    const { bytes, reads } = cacheable;
    const key = keyOf(set, url);
    const former = this.#pages.peek(key)?.document;
    // What was compressed before need not be again while nothing has changed.
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

/** Whether the page at an address is about one visitor. */
export function isPrivatePage({ routes }: Pick<ReleaseSet, 'routes'>, url: Pick<URL, 'pathname'>): boolean {
  return routeOf(routes, url)?.isPrivate === true;
}

/** A character of an address may take two bytes. */
const bytesOf = ({ document, reads = [] }: CachedPage, key: string) =>
  document.memory + 2 * (key.length + sum(reads.map(lengthOf)));

const lengthOf = ({ path, body = '', etag }: ApiRead) => path.length + body.length + etag.length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function keyOf(set: ReleaseSet, url: URL): string {
  return `${set.id} ${url.pathname}${url.search}`;
}
