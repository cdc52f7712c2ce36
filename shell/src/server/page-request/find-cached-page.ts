import type { PageMetrics } from '../metrics/shell-metrics';
import type { PageCache } from '../pages/caching/page-cache';
import type { ResolvedPage } from './resolve-release-set';
import type { SendablePage } from './sendable-page';

export interface CacheLookupOptions {
  readonly cache: PageCache;
  readonly onCacheLookup: PageMetrics['onCacheLookup'];
}

/**
 * Finds a page in the cache, or waits for one that another request is rendering. Previews are never cached.
 * @param refresh renders and caches a stale page again; never rejects
 */
export async function findCachedPage(
  { cache, onCacheLookup }: CacheLookupOptions,
  { set, url, preview }: ResolvedPage,
  refresh: () => Promise<void>,
): Promise<SendablePage | undefined> {
  if (preview) return undefined;
  const find = () => cache.get(set, url, refresh);
  const hit = find();
  const page = hit ?? (await cache.whenReady(set, url).then(find));
  onCacheLookup(hit ? 'hit' : page ? 'shared' : 'miss');
  if (!page) return undefined;
  const { document, parts, styleHashes, isPrivate } = page;
  return {
    ...{ kind: 'document', url, set, status: 200, isCached: true },
    ...{ isLive: isPrivate, parts, styleHashes, body: document },
  };
}
