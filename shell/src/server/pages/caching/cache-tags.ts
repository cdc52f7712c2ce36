import type { PageParts } from '@kaadu/release-host';
import { splitLanguage } from '@kaadu/contracts/languages';
import { matchPath } from 'react-router-dom';
import type { DeclaredRoute } from '../../../app/pages/routes';
import { routeOf } from '../../../worker-protocol/route-of';

/**
 * Headers in which CDNs read the tags of a response, with their separators. CDNs remove them before visitors
 * see them.
 */
const separators = {
  /** Cloudflare, Google Cloud, Bunny. */
  'cache-tag': ',',
  /** Fastly, Varnish. */
  'surrogate-key': ' ',
} as const;

export type CacheTagHeader = keyof typeof separators;

export interface TaggedPage {
  readonly routes: readonly Pick<DeclaredRoute, 'path'>[];
  /** Encoded, as in a `URL`. */
  readonly url: Pick<URL, 'pathname'>;
  readonly parts: Pick<PageParts, 'versions'>;
}

/**
 * Returns the tags by which a CDN purges pages: `page` for all, `<remote>@<version>` for those that contain
 * the version, and `experience/42` for those about one record (the first segment of the route and its last
 * parameter).
 */
export function cacheTags({ routes, url, parts }: TaggedPage): string[] {
  const versions = parts.versions.map(({ remote, version }) => `${remote}@${version}`);
  const record = recordOf(routes, url);
  return ['page', ...versions, ...(record ? [record] : [])];
}

/** Returns name and value of the header with the tags. */
export function cacheTagHeader(header: CacheTagHeader, page: TaggedPage): Record<string, string> {
  return { [header]: cacheTags(page).join(separators[header]) };
}

function recordOf(routes: TaggedPage['routes'], url: TaggedPage['url']): string | undefined {
  const path = routeOf(routes, url)?.path;
  const [parameter] = Object.entries(
    path ? (matchPath(path, splitLanguage(url.pathname).path)?.params ?? {}) : {},
  ).slice(-1);
  const [, segment] = path?.split('/') ?? [];
  const value = parameter?.[1];
  // URLs are encoded, except for commas.
  return segment && value ? `${segment}/${value.replaceAll(',', '%2C')}` : undefined;
}
