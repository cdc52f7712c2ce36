import type { SiteOrigins } from '@kaadu/contracts';

/**
 * The content security policy of a page: only scripts with this response's nonce run, and the scripts that those load
 * (https://web.dev/articles/strict-csp).
 */
export function contentSecurityPolicy(nonce: string, origins: SiteOrigins): string {
  const { apiUrl, countryLookupUrl, analyticsTagUrl } = origins;
  const sources = (...urls: (string | undefined)[]) =>
    [...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : [])))].join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    // React sets style attributes; they cannot run code.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${sources(apiUrl, analyticsTagUrl)}`,
    `connect-src 'self' ${sources(apiUrl, countryLookupUrl, analyticsTagUrl)}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every response. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
} as const;
