import type { Readable } from 'node:stream';
import { clientNetwork } from '@kaadu/node-runtime/client-network';
import { traceContextOf } from '@kaadu/node-runtime/trace-context';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteOrigins } from '@kaadu/contracts';
import type { Lease, LiveReleases, ServedSet } from '../releases/site-releases';
import type { ShownPreview } from '../../app/notices/preview-notice';
import { copyHeader } from '../../app/offline-assets';
import { pageTokenTiming } from '../../app/page-token';
import { inputOf } from '../../worker-protocol/route-of';
import { noParts, partsOf, type PageParts } from '../browser-errors/page-parts';
import type { PageTokens } from '../browser-errors/page-tokens';
import { acceptedEncoding, compressStream } from '../content-encoding';
import type { CacheTagHeader } from '../pages/cache-tags';
import { isUnchanged } from '../pages/constant-document';
import { sendEarlyHints } from '../pages/early-hints';
import {
  type CachedPage,
  canonicalUrl,
  isPrivatePage,
  type PageCache,
  withBrowserParameters,
} from '../pages/page-cache';
import { cachingHeaders, noSharedCaching, sharedCaching } from '../pages/page-caching';
import { renderPage, type PageContext } from '../pages/render-page';
import { contentSecurityPolicy, type PaymentCheckout } from '../pages/security-headers';
import { faultOf } from '../previews/preview-fault';
import type { OpenedPreview, Previews } from '../previews/previews';
import type { PageMetrics } from '../metrics/shell-metrics';
import { readCookie } from './cookies';
import { hasControls, requestedUrl } from './requested-url';
import { previewCookie, type SendFault } from './preview-routes';
import { visitorIdOf } from './visitor-id';

export interface PageRoutesOptions {
  readonly render: PageContext;
  readonly origins: SiteOrigins;
  readonly releases: LiveReleases;
  readonly cache: PageCache;
  /** Each response has a page token (ADR 034). */
  readonly tokens: Pick<PageTokens, 'sign'>;
  readonly previews: Pick<Previews, 'open'>;
  /** Answers where a preview cannot be shown. */
  readonly sendFault: SendFault;
  /** Hash of the start script, which stands in every document. */
  readonly scriptHash: string;
  /** Whose checkout runs in the page on which visitors pay. */
  readonly paymentCheckout?: PaymentCheckout;
  /** `Link` headers sent before a page that has to be rendered; none where the proxy in front does not pass them on. */
  readonly earlyLinks: readonly string[];
  /** Header with the tags by which a CDN drops pages; undefined where none is in front. */
  readonly cacheTags: CacheTagHeader | undefined;
  readonly onCacheLookup: PageMetrics['onCacheLookup'];
}

/** Every path that no other route answers is a page. */
export function registerPages(app: FastifyInstance, options: PageRoutesOptions): void {
  app.get('/*', async (request, reply) => {
    const url = requestedUrl(request.url, options.origins.siteUrl);
    if (!url)
      return reply
        .code(400)
        .type('text/plain')
        .send('This address is malformed. Check it for stray % signs.');
    if (hasControls(url))
      return reply.code(404).type('text/plain').send('There is no such page. Check the address.');
    const token = readCookie(request, previewCookie);
    if (!token) return sendShared(options, url, request, reply);
    return sendPreview(options, url, await options.previews.open(token, request.log), request, reply);
  });
}

/** A page of a preview, or why there is none: never the live page, which would be taken for it. */
async function sendPreview(
  options: PageRoutesOptions,
  url: URL,
  opened: OpenedPreview,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (opened.kind === 'faulty') return options.sendFault(reply, opened.fault);
  const { preview, lease } = opened;
  reply.headers({ 'x-robots-tag': 'noindex', 'cache-control': noSharedCaching });
  try {
    return await sendRendered(options, { lease, url, preview, caching: noSharedCaching }, request, reply);
  } catch (error) {
    const fault = faultOf(error, preview);
    if (!fault) throw error;
    request.log.warn({ err: error }, 'a preview cannot be shown');
    return options.sendFault(reply, fault);
  }
}

/** A page that other visitors get too: from the cache, or rendered and added to it. */
async function sendShared(
  options: PageRoutesOptions,
  asked: URL,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { releases, cache, origins, render } = options;
  const { selection } = releases;
  // While a canary runs, pages differ by visitor, so nothing between the visitor and this process may cache them.
  const hasCanary = selection.canaries.size > 0;
  const set = hasCanary ? selection.setFor(visitorIdOf(request, reply, origins.siteUrl)) : selection.live;
  const caching = hasCanary ? noSharedCaching : sharedCaching;
  const url = canonicalUrl(asked, set.routes);
  const find = () => cache.get(set, url, () => refresh(options, set, url, request));
  const kept = find();
  const cached = kept ?? (await cache.whenReady(set, url).then(find));
  options.onCacheLookup(kept ? 'hit' : cached ? 'shared' : 'miss');
  request.releaseSet = set.id;
  if (!cached) {
    const lease = releases.lease(set);
    return sendRendered(options, { lease, url, caching }, request, reply);
  }
  recordView(render, request, cached.parts);
  setPageHeaders(options, reply, { ...cached, url });
  const { isPrivate, parts } = cached;
  reply
    .headers(cachingHeaders({ set, url, parts, status: 200, isLive: isPrivate }, caching, options.cacheTags))
    .header('server-timing', `${pageTiming(options, parts, inputOf(set.routes, url))}, cache;desc=hit`);
  return sendConstant(cached, request, reply);
}

/** Sends a kept document, or says that the browser has it. */
async function sendConstant({ document }: CachedPage, request: FastifyRequest, reply: FastifyReply) {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const { bytes, etag } = await document.encoded(encoding);
  reply.header('etag', etag).header('vary', 'accept-encoding');
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

interface SentDocument {
  readonly url: URL;
  readonly styleHashes: readonly string[];
  readonly nonce?: string | undefined;
}

function setPageHeaders(
  { origins, scriptHash, paymentCheckout }: PageRoutesOptions,
  reply: FastifyReply,
  { url, styleHashes, nonce }: SentDocument,
): void {
  const policy = { origins, url, scriptHash, styleHashes, nonce, checkout: paymentCheckout };
  reply.type('text/html; charset=utf-8').header('content-security-policy', contentSecurityPolicy(policy));
}

/** The page token of a response, where scripts of the page can read it. */
function pageTiming({ tokens }: PageRoutesOptions, parts: PageParts, input: string | undefined): string {
  return `${pageTokenTiming};desc="${tokens.sign(parts, input)}"`;
}

interface Rendering {
  readonly lease: Lease;
  readonly url: URL;
  readonly preview?: ShownPreview;
  /** Value of `Cache-Control` for a page with status 200. */
  readonly caching: string;
}

async function sendRendered(
  options: PageRoutesOptions,
  { lease, url, preview, caching }: Rendering,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { render, cache, origins } = options;
  reply.raw.on('close', lease.release);
  sendEarlyHints(reply.raw, options.earlyLinks);
  const { log } = request;
  const rendering = renderPage(render, {
    set: lease.set,
    url,
    client: clientNetwork(request.ip),
    log,
    trace: traceContextOf(request.raw),
    preview,
  });
  if (!preview) void cache.keep(lease.set, url, rendering);
  const page = await rendering;
  request.releaseSet = page.kind === 'document' ? page.set.id : lease.set.id;
  if (page.kind === 'redirect') {
    const asked = requestedUrl(request.url, origins.siteUrl) ?? url;
    return reply.redirect(withBrowserParameters(page.location, asked), page.status);
  }
  const parts = preview ? noParts : partsOf(page.set, url);
  if (page.status < 500) recordView(render, request, parts);
  setPageHeaders(options, reply, { ...page, url });
  const isLive = page.isLive || isPrivatePage(page.set, url);
  reply
    .code(page.status)
    .headers(cachingHeaders({ ...page, url, parts, isLive }, caching, options.cacheTags))
    .header('server-timing', pageTiming(options, parts, inputOf(page.set.routes, url)));
  return sendStream(request, reply, page.body);
}

/** Counts a document that is sent to a browser; a HEAD request has none, and a copy for reading offline runs no code. */
function recordView({ health }: PageContext, { method, headers }: FastifyRequest, parts: PageParts): void {
  if (method !== 'HEAD' && headers[copyHeader] === undefined) health.recordPageView(parts);
}

/** Renders a cached page again; the cached one stays when that fails. */
async function refresh(
  { render, releases, cache }: PageRoutesOptions,
  set: ServedSet,
  url: URL,
  { raw, ip, log }: FastifyRequest,
) {
  const lease = releases.lease(set);
  try {
    const rendering = renderPage(render, {
      set,
      url,
      client: clientNetwork(ip),
      log,
      trace: traceContextOf(raw),
    });
    const kept = cache.keep(set, url, rendering);
    const page = await rendering;
    if (page.kind === 'document') page.body.resume();
    await kept;
  } catch (error) {
    log.warn({ err: error, path: url.pathname }, 'a cached page could not be refreshed');
  } finally {
    lease.release();
  }
}

function sendStream(request: FastifyRequest, reply: FastifyReply, body: Readable) {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (!encoding) return reply.send(body);
  reply.header('content-encoding', encoding);
  return reply.send(compressStream(body, encoding));
}
