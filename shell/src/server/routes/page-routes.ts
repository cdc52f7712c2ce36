import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { copyHeader } from '../../app/offline-assets';
import type { SendErrorPage } from '../http/error-page';
import { findCachedPage, type CacheLookupOptions } from '../page-request/find-cached-page';
import { setPageHeaders, type PageHeadersOptions } from '../page-request/page-headers';
import { refreshCachedPage, renderFreshPage, type FreshPageOptions } from '../page-request/render-fresh-page';
import { resolveReleaseSet, type ReleaseSetOptions } from '../page-request/resolve-release-set';
import { sendPageBody } from '../page-request/send-page-body';
import type { SendablePage } from '../page-request/sendable-page';
import { withBrowserParameters } from '../pages/page-url';
import { faultOf } from '../previews/preview-fault';
import type { SendFault } from './preview-routes';
import { hasControls, requestedUrl } from './requests/requested-url';

export interface PageRoutesOptions
  extends ReleaseSetOptions, CacheLookupOptions, FreshPageOptions, PageHeadersOptions {
  /** Responds when a preview cannot be shown. */
  readonly sendFault: SendFault;
  /** Responds to a URL that no remote is asked about. */
  readonly sendErrorPage: SendErrorPage;
}

/** Responds with a page to every path that has no other route. */
export function registerPages(app: FastifyInstance, options: PageRoutesOptions): void {
  app.get('/*', async (request, reply) => {
    const url = requestedUrl(request.url, options.origins.siteUrl);
    if (!url) return options.sendErrorPage(reply, 400);
    if (hasControls(url)) return options.sendErrorPage(reply, 404);
    return respondWithPage(options, url, request, reply);
  });
}

/** Handles a page request in stages: release set, page cache, render worker, headers, body. */
async function respondWithPage(
  options: PageRoutesOptions,
  requested: URL,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const resolved = await resolveReleaseSet(options, requested, request, reply);
  if (resolved.kind === 'faulty') return options.sendFault(reply, resolved.fault);
  request.releaseSet = resolved.set.id;
  const refresh = () => refreshCachedPage(options, resolved, request);
  try {
    const cached = await findCachedPage(options, resolved, refresh);
    const page = cached ?? (await renderFreshPage(options, resolved, request, reply));
    if (page.kind === 'redirect')
      return reply.redirect(withBrowserParameters(page.location, requested), page.status);
    request.releaseSet = page.set.id;
    recordView(options, page, request);
    setPageHeaders(options, page, resolved.caching, reply);
    return await sendPageBody(page, request, reply);
  } catch (error) {
    const fault = resolved.preview && faultOf(error, resolved.preview);
    if (!fault) throw error;
    // Never the live page, which could be taken for the preview.
    request.log.warn({ err: error }, 'a preview cannot be shown');
    return options.sendFault(reply, fault);
  }
}

/**
 * Counts a document sent to a browser. A HEAD request has none, and a copy for reading offline runs no code.
 */
function recordView(
  { render: { health } }: PageRoutesOptions,
  { status, parts }: SendablePage,
  { method, headers }: FastifyRequest,
): void {
  if (status < 500 && method !== 'HEAD' && headers[copyHeader] === undefined) health.recordPageView(parts);
}
