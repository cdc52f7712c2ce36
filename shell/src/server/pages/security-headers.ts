import type { SiteOrigins } from '@kaadu/contracts';

/** What may be loaded besides the site's own, by directive. */
type Additions = Partial<Readonly<Record<'script' | 'frame' | 'connect' | 'form', readonly string[]>>>;

/** What the checkout in the page of a payment gateway needs, by the gateway's name. */
const checkouts = {
  razorpay: {
    script: ['https://checkout.razorpay.com'],
    frame: ['https://api.razorpay.com'],
    connect: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
    form: ['https://api.razorpay.com'],
  },
} as const satisfies Record<string, Additions>;

/** Payment gateways whose checkout runs in a page of the site. A gateway to which visitors are sent needs none of this. */
export type PaymentCheckout = keyof typeof checkouts;

/** The checkout, and the pages of its outcome, where a payment can be tried again. */
const paymentPage = /^\/experience\/[^/]+\/[^/]+\/buy(\/(success|pending|failure))?\/?$/;

/**
 * The content security policy of a page: only scripts with this response's nonce run, and the scripts that those load
 * (https://web.dev/articles/strict-csp). The pages on which visitors pay are opened for the checkout, and no others:
 * a visitor has to arrive there by loading the document.
 */
export function contentSecurityPolicy(
  nonce: string,
  origins: SiteOrigins,
  { pathname }: Pick<URL, 'pathname'>,
  checkout?: PaymentCheckout,
): string {
  const { apiUrl, countryLookupUrl, analyticsTagUrl } = origins;
  const opened = checkout && paymentPage.test(pathname);
  const { script, frame, connect, form }: Additions = opened ? checkouts[checkout] : {};
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${also(script)}`,
    "style-src 'self'",
    // React sets style attributes; they cannot run code.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${sources(apiUrl, analyticsTagUrl)}`,
    ...(frame ? [`frame-src${also(frame)}`] : []),
    `connect-src 'self' ${sources(apiUrl, countryLookupUrl, analyticsTagUrl)}${also(connect)}`,
    "font-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // After a payment the checkout posts its result to the API.
    `form-action 'self'${also(form)}${opened ? ` ${sources(apiUrl)}` : ''}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

const sources = (...urls: (string | undefined)[]) =>
  [...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : [])))].join(' ');

const also = (added: readonly string[] = []) => added.map((origin) => ` ${origin}`).join('');

/** Headers of every response. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Browsers ignore it over plain http. Other hosts of the domain are not the site's to decide about.
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
} as const;
