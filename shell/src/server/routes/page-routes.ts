import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { readPreview } from '@kaadu/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, compressStream } from '../compress';
import { renderPage, type PageContext, type PageRequest } from '../document/render-page';
import { contentSecurityPolicy } from '../document/security-headers';
import { canonicalUrl, type PageCache, withNonce } from '../page-cache';
import type { Lease } from '../releases/leases';
import type { LiveReleases } from '../releases/live-releases';
import type { ReleaseSet } from '../releases/release-set';
import { parentOf } from '../tracing/spans';
import { readCookie } from './cookies';
import { previewCookie } from './preview-routes';
import { visitorIdOf } from './visitor-id';

export interface PageRoutesOptions {
  readonly render: PageContext;
  readonly releases: LiveReleases;
  readonly cache: PageCache;
  readonly previewSecret: string;
  /** The same set without versions that failed; undefined when nothing can replace them. */
  readonly setWithout: PageRequest['setWithout'];
}

/** How long a CDN may keep a page, and serve it while it fetches the next (RFC 5861). */
const sharedCaching = 'public, max-age=0, s-maxage=10, stale-while-revalidate=300';

/** Every path that nothing else answers is a page. */
export function registerPages(app: FastifyInstance, options: PageRoutesOptions): void {
  app.get('/*', async (request, reply) => {
    const url = addressOf(request, options.render.origins.siteUrl);
    if (!url)
      return reply
        .code(400)
        .type('text/plain')
        .send('This address is malformed. Check it for stray % signs.');
    const preview = previewOf(request, options.previewSecret);
    if (!preview) return sendShared(options, canonicalUrl(url), request, reply);
    const lease = await options.releases.leasePreview(preview.remotes).catch((error: unknown) => {
      request.log.warn({ err: error }, 'a preview cannot be had: the live versions show instead');
      return options.releases.lease();
    });
    return sendRendered(options, lease, url, request, reply, { caching: 'private, no-store', keep: false });
  });
}

/** A page that others get too: from the cache, or rendered and kept. */
async function sendShared(
  options: PageRoutesOptions,
  url: URL,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { releases, cache, render } = options;
  // While a canary runs, pages differ by visitor, so that nothing between us and them may keep one.
  const canary = releases.hasCanary;
  const set = canary ? releases.setFor(visitorIdOf(request, reply, render.origins.siteUrl)) : releases.live;
  const caching = canary ? 'private, no-store' : sharedCaching;
  const kept = cache.get(set, url, () => refresh(options, set, url, request));
  if (!kept) return sendRendered(options, releases.lease(set), url, request, reply, { caching, keep: true });
  const nonce = randomBytes(16).toString('base64');
  reply
    .header('content-security-policy', contentSecurityPolicy(nonce, render.origins))
    .header('cache-control', caching)
    .header('server-timing', 'cache;desc=hit')
    .type('text/html; charset=utf-8');
  return sendBody(request, reply, withNonce(kept, nonce));
}

async function sendRendered(
  { render, cache, setWithout }: PageRoutesOptions,
  lease: Lease,
  url: URL,
  request: FastifyRequest,
  reply: FastifyReply,
  { caching, keep }: { readonly caching: string; readonly keep: boolean },
) {
  reply.raw.on('close', lease.release);
  const page = await renderPage(render, {
    set: lease.set,
    url,
    log: request.log,
    parent: parentOf(request.headers),
    // Who previews a version wants to see what is wrong with it.
    setWithout: keep ? setWithout : () => undefined,
  });
  if (page.kind === 'redirect') return reply.redirect(page.location, page.status);
  if (page.status === 200 && keep) void cache.keep(page.set, url, page);
  reply.code(page.status).type('text/html; charset=utf-8');
  reply.header('content-security-policy', contentSecurityPolicy(page.nonce, render.origins));
  reply.header('cache-control', page.status === 200 ? caching : 'no-store');
  return sendBody(request, reply, page.body);
}

/** Makes the successor of a kept page; it is dropped if it is not a whole page. */
async function refresh(
  { render, releases, cache, setWithout }: PageRoutesOptions,
  set: ReleaseSet,
  url: URL,
  { headers, log }: FastifyRequest,
) {
  const lease = releases.lease(set);
  try {
    const page = await renderPage(render, {
      set,
      url,
      log,
      parent: parentOf(headers),
      setWithout,
    });
    if (page.kind !== 'document') return;
    page.body.resume();
    if (page.status === 200) await cache.keep(page.set, url, page);
  } catch (error) {
    log.warn({ err: error, path: url.pathname }, 'a kept page could not be renewed');
  } finally {
    lease.release();
  }
}

function sendBody(request: FastifyRequest, reply: FastifyReply, body: string | Readable) {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (!encoding) return reply.send(body);
  reply.header('content-encoding', encoding);
  return reply.send(compressStream(typeof body === 'string' ? Readable.from([body]) : body, encoding));
}

/** The address asked for, or undefined when it cannot be decoded. */
function addressOf(request: FastifyRequest, siteUrl: string): URL | undefined {
  try {
    const url = new URL(`${siteUrl}/${request.url.replace(/^\/+/, '')}`);
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

function previewOf(request: FastifyRequest, secret: string) {
  const token = readCookie(request, previewCookie);
  return token === undefined ? undefined : readPreview(token, secret);
}
