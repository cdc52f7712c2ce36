import type { SiteOrigins } from '@kaadu/contracts';
import type { FastifyReply } from 'fastify';
import { pageTokenTiming } from '../../app/page-token';
import { inputOf } from '../../worker-protocol/route-of';
import type { PageTokens } from '../browser-errors/page-tokens';
import type { CacheTagHeader } from '../pages/cache-tags';
import { cachingHeaders } from '../pages/page-caching';
import { contentSecurityPolicy, type PaymentCheckout } from '../pages/security-headers';
import type { SendablePage } from './sendable-page';

export interface PageHeadersOptions {
  readonly origins: SiteOrigins;
  /** Each response has a page token (ADR 034). */
  readonly tokens: Pick<PageTokens, 'sign'>;
  /** Hash of the start script, which stands in every document. */
  readonly scriptHash: string;
  /** Payment gateway whose checkout runs in the page on which visitors pay. */
  readonly paymentCheckout?: PaymentCheckout;
  /** Header with the tags by which a CDN drops pages; undefined where none is in front. */
  readonly cacheTags: CacheTagHeader | undefined;
}

/** Sets status and headers of a page: security policy, caching, and the page token. */
export function setPageHeaders(
  { origins, tokens, scriptHash, paymentCheckout: checkout, cacheTags }: PageHeadersOptions,
  page: SendablePage,
  caching: string,
  reply: FastifyReply,
): void {
  const { url, set, status, parts, styleHashes, nonce, isCached } = page;
  const policy = contentSecurityPolicy({ origins, url, scriptHash, styleHashes, nonce, checkout });
  const token = tokens.sign(parts, inputOf(set.routes, url));
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, ...cachingHeaders(page, caching, cacheTags) })
    .header('server-timing', `${pageTokenTiming};desc="${token}"${isCached ? ', cache;desc=hit' : ''}`);
}
