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

/** The checkout and the chat, and the pages of their outcomes, where a payment can be tried again. */
const paymentPage =
  /^\/(experience\/[^/]+\/[^/]+\/buy(\/(success|pending|failure))?|chat(\/payment\/(success|failure))?)\/?$/;

/** What the policies of all documents of a site depend on. */
export interface SitePolicyOptions {
  readonly origins: SiteOrigins;
  /** Hash of the start script. */
  readonly scriptHash: string;
  /** Payment gateway whose checkout runs in the page on which visitors pay. */
  readonly checkout?: PaymentCheckout | undefined;
}

/** What the policy of one document depends on. */
export interface DocumentPolicyOptions {
  readonly url: Pick<URL, 'pathname'>;
  /** Hashes of the style sheets in the document. */
  readonly styleHashes: readonly string[];
  /** Of the scripts that put late parts of this response into place. */
  readonly nonce?: string | undefined;
}

/** Returns the content security policy of a document. */
export type ContentSecurityPolicy = (document: DocumentPolicyOptions) => string;

/**
 * Creates the content security policy of the site's pages (ADR 044): scripts are files of the site, which serves verified ones
 * only, and what stands in the document is allowed by its hash. The pages on which visitors pay are opened for the checkout, and
 * no others: a visitor has to arrive there by loading the document. `helmet` sets one policy for all responses; this one differs
 * by document.
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
    const opened = checkout && paymentPage.test(url.pathname);
    const { script, frame, connect, form }: Additions = opened ? checkouts[checkout] : {};
    return [
      "default-src 'self'",
      `script-src 'self' '${scriptHash}'${nonce ? ` 'nonce-${nonce}'` : ''}${also(tag)}${also(script)}`,
      // The styles of the first paint are in the document; the browser loads those of later pages.
      `style-src 'self'${styleHashes.map((hash) => ` '${hash}'`).join('')}`,
      // React sets style attributes; they cannot run code.
      "style-src-attr 'unsafe-inline'",
      `img-src 'self' data: ${images}`,
      ...(frame ? [`frame-src${also(frame)}`] : []),
      `connect-src 'self' ${connections}${also(connect)}`,
      "font-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      // Strings become scripts and markup only by the policy that the start script sets. A gateway's checkout does not use it.
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

/** Headers of every response: five constants, which need no plugin. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Browsers ignore it over plain http. Other hosts of the domain are not the site's to decide about.
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(self), payment=(self)',
} as const;
