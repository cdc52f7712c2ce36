import type { SiteOrigins } from '@kaadu/contracts';

/**
 * Content security policy of a page: only scripts that carry this response's nonce run, and what those load
 * (https://web.dev/articles/strict-csp).
 */
export function contentSecurityPolicy(nonce: string, { apiUrl }: SiteOrigins): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    // React sets style attributes; they cannot run code.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${apiUrl}`,
    `connect-src 'self' ${apiUrl}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer of the shell. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
} as const;
