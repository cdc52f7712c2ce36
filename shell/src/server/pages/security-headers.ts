import type { SiteOrigins } from '@kaadu/contracts';
import { splitLanguage } from '@kaadu/contracts/languages';

/** Additional sources by directive. */
type Additions = Partial<Readonly<Record<'script' | 'frame' | 'connect' | 'form', readonly string[]>>>;

/** Sources that the in-page checkout of a payment gateway needs, by gateway. */
const checkouts = {
  razorpay: {
    script: ['https://checkout.razorpay.com'],
    frame: ['https://api.razorpay.com'],
    connect: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
    form: ['https://api.razorpay.com'],
  },
} as const satisfies Record<string, Additions>;

/** Payment gateways with an in-page checkout. Gateways with a redirect need no additional sources. */
export type PaymentCheckout = keyof typeof checkouts;

/** Paths of the checkout, the chat, a booking, a part of a split price, and pages of payment outcomes, where a payment can be tried again. */
const paymentPage =
  /^\/(experience\/[^/]+\/[^/]+\/buy(\/(success|pending|failure))?|chat(\/payment\/(success|failure))?|my-bookings\/[^/]+|shared-trip)\/?$/;

/** Options of the policies of all documents of a site. */
export interface SitePolicyOptions {
  readonly origins: SiteOrigins;
  /** Hash of the start script. */
  readonly scriptHash: string;
  /** Payment gateway whose checkout runs in the page on which visitors pay. */
  readonly checkout?: PaymentCheckout | undefined;
}

/** Options of the policy of one document. */
export interface DocumentPolicyOptions {
  readonly url: Pick<URL, 'pathname'>;
  /** Hashes of the style sheets in the document. */
  readonly styleHashes: readonly string[];
  /** Nonce of the scripts that insert late chunks of this response. */
  readonly nonce?: string | undefined;
}

/** Returns the content security policy of a document. */
export type ContentSecurityPolicy = (document: DocumentPolicyOptions) => string;

/**
 * Creates the content security policy of the site's pages (ADR 044). Scripts are verified files of the site;
 * inline content is allowed by its hash. Only the pages on which visitors pay allow the checkout, and
 * visitors get there by a document load. `helmet` sets one policy for all responses; this one differs by
 * document.
 */
export function createContentSecurityPolicy({
  origins,
  scriptHash,
  checkout,
}: SitePolicyOptions): ContentSecurityPolicy {
  const { apiUrl, chatUrl, countryLookupUrl, analyticsTagUrl } = origins;
  const tag = analyticsTagUrl ? [sources(analyticsTagUrl)] : [];
  const api = sources(apiUrl);
  const images = sources(apiUrl, analyticsTagUrl);
  const connections = sources(apiUrl, chatUrl, countryLookupUrl, analyticsTagUrl);
  return ({ url, styleHashes, nonce }) => {
    const opened = checkout && paymentPage.test(splitLanguage(url.pathname).path);
    const { script, frame, connect, form }: Additions = opened ? checkouts[checkout] : {};
    return [
      "default-src 'self'",
      `script-src 'self' '${scriptHash}'${nonce ? ` 'nonce-${nonce}'` : ''}${also(tag)}${also(script)}`,
      // The document contains the styles of the first paint; the browser loads those of later pages.
      `style-src 'self'${styleHashes.map((hash) => ` '${hash}'`).join('')}`,
      // React sets style attributes, which cannot run code.
      "style-src-attr 'unsafe-inline'",
      `img-src 'self' data: ${images}`,
      ...(frame ? [`frame-src${also(frame)}`] : []),
      `connect-src 'self' ${connections}${also(connect)}`,
      "font-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      // Strings become scripts and markup only through the policy of the start script. A gateway's checkout
      // does not use it.
      ...(opened ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
      "base-uri 'none'",
      // After a payment the checkout posts its result to the API.
      `form-action 'self'${also(form)}${opened ? ` ${api}` : ''}`,
      "frame-ancestors 'none'",
    ].join('; ');
  };
}

const sources = (...urls: (string | undefined)[]) =>
  [...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : [])))].join(' ');

const also = (added: readonly string[] = []) => added.map((origin) => ` ${origin}`).join('');

/** Constant headers of every response. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Browsers ignore it over plain http. It does not cover other hosts of the domain.
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(self), payment=(self)',
} as const;
