import type { Lease, LiveReleases, ServedSet } from '@kaadu/release-host';
import type { SiteOrigins } from '@kaadu/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShownPreview } from '../../app/notices/preview-notice';
import { canonicalUrl } from '../pages/page-url';
import { noSharedCaching, sharedCaching } from '../pages/caching/page-caching';
import type { OpenedPreview, Previews } from '../previews/previews';
import { readCookie } from '../routes/requests/cookies';
import { previewCookie } from '../routes/preview-routes';
import { visitorIdOf } from '../routes/requests/visitor-id';

export interface ReleaseSetOptions {
  readonly origins: SiteOrigins;
  readonly releases: LiveReleases;
  readonly previews: Pick<Previews, 'open'>;
}

/** A page request with its release set. */
export interface ResolvedPage {
  readonly kind: 'resolved';
  readonly set: ServedSet;
  /** URL that the page is rendered for. */
  readonly url: URL;
  /** `Cache-Control` of a page with status 200. */
  readonly caching: string;
  readonly preview?: Extract<OpenedPreview, { kind: 'open' }>['preview'] & ShownPreview;
  /** Keeps the versions of the set loaded until it is released. */
  readonly lease: () => Lease;
}

type Faulty = Extract<OpenedPreview, { kind: 'faulty' }>;

/** Resolves the release set of a request: its signed preview, the canary of its visitor, or the live set. */
export async function resolveReleaseSet(
  options: ReleaseSetOptions,
  url: URL,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ResolvedPage | Faulty> {
  const token = readCookie(request, previewCookie);
  if (token) return resolvePreview(await options.previews.open(token, request.log), url, reply);
  const { releases, origins } = options;
  const { selection } = releases;
  // While a canary runs, pages differ by visitor, so no cache in between may store them.
  const hasCanary = selection.canaries.size > 0;
  const set = hasCanary ? selection.setFor(visitorIdOf(request, reply, origins.siteUrl)) : selection.live;
  return {
    kind: 'resolved',
    set,
    url: canonicalUrl(url, set.routes),
    caching: hasCanary ? noSharedCaching : sharedCaching,
    lease: () => releases.lease(set),
  };
}

function resolvePreview(opened: OpenedPreview, url: URL, reply: FastifyReply): ResolvedPage | Faulty {
  if (opened.kind === 'faulty') return opened;
  const { preview, lease } = opened;
  reply.headers({ 'x-robots-tag': 'noindex', 'cache-control': noSharedCaching });
  return {
    kind: 'resolved',
    set: lease.set,
    url,
    caching: noSharedCaching,
    preview,
    lease: () => lease,
  };
}
