import type { PageParts } from '../../browser-errors/page-parts';
import { cacheTagHeader, type CacheTagHeader } from './cache-tags';
import type { RenderedDocument } from '../rendered-page';

/** How long a CDN may keep a page, and serve it while it fetches the next (RFC 5861). */
export const sharedCaching = 'public, max-age=0, s-maxage=10, stale-while-revalidate=300';
export const noSharedCaching = 'private, no-store';
/**
 * A live page, or one about a single visitor, is asked for anew each time; going back in the browser may still show it as
 * it was.
 */
const liveCaching = 'private, no-cache';

interface SentPage extends Pick<RenderedDocument, 'set' | 'status' | 'isLive'> {
  readonly url: URL;
  readonly parts: PageParts;
}

/**
 * Who may keep a page, and, for a CDN that may, the tags by which it drops it.
 * @param caching value of `Cache-Control` for a page with status 200
 * @param tagHeader undefined where no CDN reads tags
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
