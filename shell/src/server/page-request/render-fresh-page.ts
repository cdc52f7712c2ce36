import { clientNetwork } from '@kaadu/node-runtime/client-network';
import { traceContextOf } from '@kaadu/node-runtime/trace-context';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noParts, partsOf } from '../browser-errors/page-parts';
import { sendEarlyHints } from '../pages/early-hints';
import { isPrivatePage, type PageCache } from '../pages/caching/page-cache';
import { renderPage, type PageContext } from '../pages/render-page';
import type { RenderedPage } from '../pages/rendered-page';
import { discardBody } from '../render-workers/document-body';
import type { ResolvedPage } from './resolve-release-set';
import type { SendablePage } from './sendable-page';

export interface FreshPageOptions {
  readonly render: PageContext;
  readonly cache: PageCache;
  /** `Link` headers sent before a rendered page; empty if the proxy in front does not support them. */
  readonly earlyLinks: readonly string[];
}

type Redirect = Extract<RenderedPage, { kind: 'redirect' }>;

/** Renders a page for this request, and caches it if it is the same for every visitor. */
export async function renderFreshPage(
  { render, cache, earlyLinks }: FreshPageOptions,
  resolved: ResolvedPage,
  request: FastifyRequest,
  { raw }: FastifyReply,
): Promise<SendablePage | Redirect> {
  const { set, url, preview } = resolved;
  raw.on('close', resolved.lease().release);
  sendEarlyHints(raw, earlyLinks);
  const rendering = startRendering(render, resolved, request);
  if (!preview) void cache.keep(set, url, rendering);
  const page = await rendering;
  if (page.kind === 'redirect') return page;
  return {
    ...page,
    url,
    isCached: false,
    parts: preview ? noParts : partsOf(page.set, url),
    isLive: page.isLive || isPrivatePage(page.set, url),
  };
}

/** Renders a stale page again. The cached page stays if that fails. */
export async function refreshCachedPage(
  { render, cache }: FreshPageOptions,
  resolved: ResolvedPage,
  request: FastifyRequest,
): Promise<void> {
  const { set, url } = resolved;
  const lease = resolved.lease();
  try {
    const rendering = startRendering(render, resolved, request);
    const cached = cache.keep(set, url, rendering);
    const page = await rendering;
    if (page.kind === 'document') discardBody(page.body);
    await cached;
  } catch (error) {
    request.log.warn({ err: error, path: url.pathname }, 'a cached page could not be refreshed');
  } finally {
    lease.release();
  }
}

function startRendering(
  render: PageContext,
  { set, url, preview }: ResolvedPage,
  { ip, log, raw }: FastifyRequest,
): Promise<RenderedPage> {
  return renderPage(render, {
    set,
    url,
    client: clientNetwork(ip),
    log,
    trace: traceContextOf(raw),
    preview,
  });
}
