import type { PageTokens } from '@kaadu/release-host';
import type { FastifyReply } from 'fastify';
import { pageTokenTiming } from '../../app/page-token';
import { inputOf } from '../../worker-protocol/route-of';
import type { CacheTagHeader } from '../pages/caching/cache-tags';
import { cachingHeaders } from '../pages/caching/page-caching';
import type { ContentSecurityPolicy } from '../pages/security-headers';
import type { SendablePage } from './sendable-page';

export interface PageHeadersOptions {
  readonly contentSecurityPolicy: ContentSecurityPolicy;
  /** Signs the page token of each response (ADR 034). */
  readonly tokens: Pick<PageTokens, 'sign'>;
  /** Whether the browser of this response measures signals of harm. */
  readonly isMeasured: () => boolean;
  /** Header with the cache tags for a CDN; undefined without one. */
  readonly cacheTags: CacheTagHeader | undefined;
}

/** Sets status and headers of a page: security policy, caching, and the page token. */
export function setPageHeaders(
  { contentSecurityPolicy, tokens, isMeasured, cacheTags }: PageHeadersOptions,
  page: SendablePage,
  caching: string,
  reply: FastifyReply,
): void {
  const { url, set, status, parts, isCached } = page;
  const token = tokens.sign(parts, inputOf(set.routes, url));
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': contentSecurityPolicy(page),
      ...cachingHeaders(page, caching, cacheTags),
    })
    .header(
      'server-timing',
      `${pageTokenTiming};desc="${token}"${isMeasured() ? ';dur=1' : ''}${isCached ? ', cache;desc=hit' : ''}`,
    );
}
