import type { PageParts } from '@kaadu/release-host';
import { cacheTagHeader, type CacheTagHeader } from './cache-tags';
import type { RenderedDocument } from '../rendered-page';

/** `Cache-Control` for CDNs: maximum age, and stale responses during revalidation (RFC 5861). */
export const sharedCaching = 'public, max-age=0, s-maxage=10, stale-while-revalidate=300';
export const noSharedCaching = 'private, no-store';
/**
 * `Cache-Control` of a live page, or one about a single visitor: revalidated each time, except when going
 * back in history.
 */
const liveCaching = 'private, no-cache';

interface SentPage extends Pick<RenderedDocument, 'set' | 'status' | 'isLive'> {
  readonly url: URL;
  readonly parts: PageParts;
}

/**
 * Returns the caching headers of a page, with cache tags for a CDN.
 * @param caching value of `Cache-Control` for a page with status 200
 * @param tagHeader undefined without a CDN that reads tags
 */
export function cachingHeaders(
  page: SentPage,
  caching: string,
  tagHeader: CacheTagHeader | undefined,
): Record<string, string> {
  const value = cachingOf(page, caching);
  const tags =
    tagHeader && value === sharedCaching && cacheTagHeader(tagHeader, { ...page, routes: page.set.routes });
  return { 'cache-control': value, ...tags };
}

function cachingOf({ status, isLive }: Pick<SentPage, 'status' | 'isLive'>, caching: string): string {
  if (status !== 200) return caching === noSharedCaching ? noSharedCaching : 'no-store';
  return isLive && caching === sharedCaching ? liveCaching : caching;
}
