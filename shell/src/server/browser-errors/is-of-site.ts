import type { FastifyRequest } from 'fastify';

/**
 * Whether a request was made by a page of the site. Browsers state where it comes from: every one by `Origin`, most by
 * `Sec-Fetch-Site` too.
 */
export function isOfSite({ headers }: Pick<FastifyRequest, 'headers'>, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  return headers.origin === siteUrl && (site === undefined || site === 'same-origin');
}
