import type { StreamedDocument } from './document/stream-document';
import type { ReleaseSet } from './releases/release-set';
import { SwrCache } from './swr-cache';

/** A kept document: its text between the places where the nonce stood. */
export interface CachedPage {
  readonly segments: readonly string[];
}

/** Query parameters that tell where a visitor came from and change nothing on a page. */
const trackingParameter = /^(utm_\w+|gclid|fbclid|msclkid)$/;

/** The address that a page is rendered for: without parameters that only track. */
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

  get(set: ReleaseSet, url: URL, refresh: () => Promise<void>): CachedPage | undefined {
    return this.#pages.get(keyOf(set, url), refresh);
  }

  /** Keeps a document once all of it has been rendered, if it is whole. */
  async keep(
    set: ReleaseSet,
    url: URL,
    { nonce, whole }: Pick<StreamedDocument, 'nonce' | 'whole'>,
  ): Promise<void> {
    const text = await whole;
    if (text !== undefined) this.#pages.set(keyOf(set, url), { segments: text.split(nonce) });
  }

  clear(): void {
    this.#pages.clear();
  }
}

/** The document with a nonce of its own. */
export function withNonce({ segments }: CachedPage, nonce: string): string {
  return segments.join(nonce);
}

function keyOf(set: ReleaseSet, url: URL): string {
  return `${set.id} ${url.pathname}${url.search}`;
}
