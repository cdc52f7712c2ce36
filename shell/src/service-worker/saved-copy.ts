import { site } from '@kaadu/contracts';
import { escapeHtml } from '../app/notices/escape-html';
import { formatTime } from '../app/notices/format-time';
import type { OfflineAssets } from '../app/offline-assets';

/** Query parameters that only tell where a visitor came from. */
const trackingParameter = /^(utm_\w+|gclid|fbclid|msclkid)$/;
/** Query parameters that open a booking. */
const privateParameter = /^(ref|key|step)$/;

/**
 * The address under which the document at an address is kept; undefined when it is never kept: another origin's, one with
 * the secret of a booking, a preview.
 */
export function copyAddress(url: URL, origin: string): string | undefined {
  if (url.origin !== origin || /^\/preview(\/|$)/.test(url.pathname)) return undefined;
  const names = [...url.searchParams.keys()];
  if (names.some((name) => privateParameter.test(name))) return undefined;
  const address = new URL(`${url.pathname}${url.search}`, origin);
  for (const name of names) if (trackingParameter.test(name)) address.searchParams.delete(name);
  return address.href;
}

/**
 * Whether a response may be kept: a whole page that is the same for everybody. Previews, canaries, live and private pages
 * are `private` or `no-store`.
 */
export function isPublicPage({ status, redirected, headers }: Response): boolean {
  const caching = headers.get('cache-control') ?? '';
  return (
    status === 200 &&
    !redirected &&
    /^text\/html\b/.test(headers.get('content-type') ?? '') &&
    /\bpublic\b/.test(caching) &&
    !/\b(private|no-store)\b/.test(caching)
  );
}

/** Every price is written in rupees; React separates texts by empty comments. */
const price = /₹(?:\s|<!-- -->)*\d(?:[\d,.]*\d)?(?:[kL]\b)?/g;

/**
 * What is kept of a document: what can be read. Without scripts it shows what the server wrote and asks nobody for more;
 * with them go the data that the browser would continue with. No price is kept, and controls, which need a connection,
 * are disabled. Undefined when a part of the page was still to come.
 */
export function readablePart(html: string): string | undefined {
  // The place of something that is streamed later.
  if (html.includes('<!--$?-->')) return undefined;
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replaceAll(/<(button|input|select|textarea)\b(?![^>]*\sdisabled\b)/g, '<$1 disabled=""')
    .replaceAll(price, '₹…');
}

/** The title of a document, without the name of the site; its characters are still escaped. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replace(` | ${site.name}`, '').trim() || site.name;
}

/** A kept document as it is shown: it says that it is a copy, and from when. @param savedAt milliseconds since the epoch */
export function showCopy(kept: string, savedAt: number, { sheet, apiUrl }: OfflineAssets): Response {
  const html = kept
    .replace('<html ', '<html data-saved-copy ')
    .replace('</head>', `<link rel="stylesheet" href="${escapeHtml(sheet)}"></head>`)
    .replace('<div id="root">', `${notice(savedAt)}<div id="root">`);
  return new Response(html, { headers: documentHeaders(apiUrl) });
}

function notice(savedAt: number): string {
  return `<aside class="page-notice" aria-label="Saved copy"><p><strong>The site cannot be reached just now.</strong> This is a copy from ${formatTime(savedAt)}. Prices, search and booking need a connection.</p><a href="">Try again</a></aside>`;
}

/** Headers of a document that the worker shows: nothing in it runs or is sent. */
export function documentHeaders(apiUrl: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      // The document contains its style sheets.
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: ${new URL(apiUrl).origin}`,
      "font-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
  };
}
