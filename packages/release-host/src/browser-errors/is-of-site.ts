import type { IncomingMessage } from 'node:http';

/**
 * Whether a request comes from a page of the site. All browsers state its source in `Origin`, most also in
 * `Sec-Fetch-Site`.
 */
export function isOfSite({ headers }: Pick<IncomingMessage, 'headers'>, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  return headers.origin === siteUrl && (site === undefined || site === 'same-origin');
}
