import type { StreamedDocument } from './document/stream-document';
import type { ReleaseSet } from './releases/selection/release-set';
import { SwrCache } from './swr-cache';

/** A document's text, split where its nonce stood (ADR 004). */
export interface CachedPage {
  readonly segments: readonly string[];
}

/** Query parameters that only tell where a visitor came from. */
const trackingParameter = /^(utm_\w+|gclid|fbclid|msclkid)$/;

/** The address that a page is rendered for: without tracking parameters. */
export function canonicalUrl(url: URL): URL {
  const canonical = new URL(url);
  for (const name of [...canonical.searchParams.keys()]) {
    if (trackingParameter.test(name)) canonical.searchParams.delete(name);
  }
  return canonical;
}

/** Documents by release set and address. Sign-in lives in the browser, so a document is the same for every visitor. */
export class PageCache {
  readonly #pages = new SwrCache<CachedPage>({ freshMs: 10_000, staleMs: 300_000, maxEntries: 500 });

  /** @param refresh renders a stale page again and adds it; never rejects */
  get(set: ReleaseSet, url: URL, refresh: () => Promise<void>): CachedPage | undefined {
    return this.#pages.get(keyOf(set, url), refresh);
  }

  /** Adds a document once it has been rendered, if it is cacheable. */
  async add(
    set: ReleaseSet,
    url: URL,
    { nonce, cacheable }: Pick<StreamedDocument, 'nonce' | 'cacheable'>,
  ): Promise<void> {
    const text = await cacheable;
    if (text !== undefined) this.#pages.set(keyOf(set, url), { segments: text.split(nonce) });
  }

  clear(): void {
    this.#pages.clear();
  }
}

/** The cached document with a fresh nonce. */
export function withNonce({ segments }: CachedPage, nonce: string): string {
  return segments.join(nonce);
}

function keyOf(set: ReleaseSet, url: URL): string {
  return `${set.id} ${url.pathname}${url.search}`;
}
