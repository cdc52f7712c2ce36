import type { DeclaredRoute } from '../../app/pages/routes';
import type { ReleaseSet } from '../../rendering/release-set';
import { SwrCache } from '../../rendering/swr-cache';
import { partsOf, type PageParts } from '../browser-errors/page-parts';
import { routeOf } from './route-of';

/** A document in UTF-8, split where its nonce stood (ADR 004): as text it would take two bytes for each character. */
export interface CachedPage {
  readonly segments: readonly Buffer[];
  readonly parts: PageParts;
  /** The page is about one visitor, though its document is the same for all. */
  readonly isPrivate: boolean;
}

/** A document that is being rendered. */
interface RenderingDocument {
  readonly nonce: string;
  /** The whole document once it is rendered, if it may be kept. */
  readonly cacheable: Promise<Buffer | undefined>;
}

/** Query parameters that only tell where a visitor came from. */
const trackingParameter = /^(utm_\w+|gclid|fbclid|msclkid)$/;

/**
 * Query parameters that name a booking and its secret. Only the browser reads them: what they open is private, and the
 * document around it is the same for everybody.
 */
const privateParameter = /^(ref|key|step)$/;

/**
 * The address that a page is rendered for: of its parameters only those that its route declares, without tracking and
 * private ones. Nobody can fill the cache with names of their own.
 */
export function canonicalUrl(url: URL, routes: readonly Pick<DeclaredRoute, 'path' | 'query'>[]): URL {
  if (url.search === '') return url;
  const declared = routeOf(routes, url)?.query;
  const canonical = new URL(url);
  for (const name of [...canonical.searchParams.keys()]) {
    const isOfPage =
      !trackingParameter.test(name) &&
      !privateParameter.test(name) &&
      (declared === undefined || declared.includes(name));
    if (!isOfPage) canonical.searchParams.delete(name);
  }
  return canonical;
}

/**
 * Where a redirect to another address of the same page leads: with what only the browser reads of the address asked for,
 * so that a campaign's visitor (§7) and a booking's holder arrive with all they came with.
 * @param location path and query
 */
export function withBrowserParameters(location: string, asked: URL): string {
  const kept = [...asked.searchParams].filter(
    ([name]) => trackingParameter.test(name) || privateParameter.test(name),
  );
  if (kept.length === 0 || !location.startsWith('/')) return location;
  const target = new URL(location, asked);
  for (const [name, value] of kept) target.searchParams.set(name, value);
  return `${target.pathname}${target.search}`;
}

/** Documents by release set and address. Sign-in lives in the browser, so a document is the same for every visitor. */
export class PageCache {
  readonly #pages: SwrCache<CachedPage>;

  /** @param maxBytes of memory that documents, with their addresses, may take */
  constructor(maxBytes = 32 * 1024 * 1024) {
    this.#pages = new SwrCache({ freshMs: 10_000, staleMs: 300_000, maxSize: maxBytes, sizeOf: bytesOf });
  }

  /** @param refresh renders a stale page again and adds it; never rejects */
  get(set: ReleaseSet, url: URL, refresh: () => Promise<void>): CachedPage | undefined {
    return this.#pages.get(keyOf(set, url), refresh);
  }

  /** Adds a document once it has been rendered, if it is cacheable. */
  async add(set: ReleaseSet, url: URL, { nonce, cacheable }: RenderingDocument): Promise<void> {
    const document = await cacheable;
    if (!document) return;
    this.#pages.set(keyOf(set, url), {
      segments: split(document, nonce),
      parts: partsOf(set, url),
      isPrivate: isPrivatePage(set, url),
    });
  }

  clear(): void {
    this.#pages.clear();
  }
}

/** Whether the page at an address is about one visitor. */
export function isPrivatePage({ routes }: Pick<ReleaseSet, 'routes'>, url: Pick<URL, 'pathname'>): boolean {
  return routeOf(routes, url)?.isPrivate === true;
}

/** The cached document with a fresh nonce. */
export function withNonce({ segments }: Pick<CachedPage, 'segments'>, nonce: string): Buffer {
  const inserted = Buffer.from(nonce);
  return Buffer.concat(segments.flatMap((segment, index) => (index === 0 ? [segment] : [inserted, segment])));
}

function split(document: Buffer, nonce: string): Buffer[] {
  const segments: Buffer[] = [];
  let start = 0;
  for (let at = document.indexOf(nonce); at !== -1; at = document.indexOf(nonce, start)) {
    segments.push(document.subarray(start, at));
    start = at + nonce.length;
  }
  return [...segments, document.subarray(start)];
}

/** A character of an address may take two bytes. */
const bytesOf = ({ segments }: CachedPage, key: string) =>
  segments.reduce((sum, { length }) => sum + length, 2 * key.length);

function keyOf(set: ReleaseSet, url: URL): string {
  return `${set.id} ${url.pathname}${url.search}`;
}
