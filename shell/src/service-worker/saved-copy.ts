import { site } from '@kaadu/contracts';
import { escapeHtml } from '../app/notices/escape-html';
import { formatTime } from '../app/notices/format-time';
import type { OfflineAssets } from '../app/offline-assets';

/** Query parameters for campaign tracking. */
const trackingParameter = /^(utm_\w+|gclid|fbclid|msclkid)$/;
/** Query parameters that give access to a booking. */
const privateParameter = /^(ref|key|step)$/;

/**
 * Returns the URL under which the document at a URL is saved; undefined for pages that are never saved: other
 * origins, URLs with the secret of a booking, previews.
 */
export function copyUrl(url: URL, origin: string): string | undefined {
  if (url.origin !== origin || /^\/preview(\/|$)/.test(url.pathname)) return undefined;
  const names = [...url.searchParams.keys()];
  if (names.some((name) => privateParameter.test(name))) return undefined;
  const copy = new URL(`${url.pathname}${url.search}`, origin);
  for (const name of names) if (trackingParameter.test(name)) copy.searchParams.delete(name);
  return copy.href;
}

/**
 * Whether a response may be saved: a whole page that is the same for every visitor. Previews, canaries, live
 * and private pages are `private` or `no-store`.
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

/** Pattern of prices, all of which are in rupees. React separates texts with empty comments. */
const price = /₹(?:\s|<!-- -->)*\d(?:[\d,.]*\d)?(?:[kL]\b)?/g;

/**
 * Returns the readable content of a document, for saving. It has no scripts and none of their data, so it
 * shows the server's markup and sends no requests. Prices are removed, and controls, which need a connection,
 * are disabled. Undefined for an incomplete page.
 */
export function readableContent(html: string): string | undefined {
  // Placeholder of a chunk that is streamed later.
  if (html.includes('<!--$?-->')) return undefined;
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replaceAll(/<(button|input|select|textarea)\b(?![^>]*\sdisabled\b)/g, '<$1 disabled=""')
    .replaceAll(price, '₹…');
}

/** Returns the title of a document without the name of the site. Its characters are still escaped. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replace(` | ${site.name}`, '').trim() || site.name;
}

/**
 * Renders a saved document with a notice that it is a copy, and from when. @param savedAt milliseconds since
 * the epoch
 */
export function showCopy(saved: string, savedAt: number, { sheet, apiUrl }: OfflineAssets): Response {
  const html = saved
    .replace('<html ', '<html data-saved-copy ')
    .replace('</head>', `<link rel="stylesheet" href="${escapeHtml(sheet)}"></head>`)
    .replace('<div id="root">', `${notice(savedAt)}<div id="root">`);
  return new Response(html, { headers: documentHeaders(apiUrl) });
}

function notice(savedAt: number): string {
  return `<aside class="page-notice" aria-label="Saved copy"><p><strong>The site cannot be reached just now.</strong> This is a copy from ${formatTime(savedAt)}. Prices, search and booking need a connection.</p><a href="">Try again</a></aside>`;
}

/** Returns headers of a document that the worker shows: it cannot run scripts or send forms. */
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
