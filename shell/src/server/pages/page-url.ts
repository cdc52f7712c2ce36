import type { DeclaredRoute } from '../../app/pages/routes';
import { routeOf } from '../../worker-protocol/route-of';

/** Query parameters for campaign tracking. */
const trackingParameter = /^(utm_\w+|gclid|fbclid|msclkid)$/;

/**
 * Query parameters with a booking's reference and secret. Only the browser reads them: the booking is
 * private, and its document is the same for every visitor.
 */
const privateParameter = /^(ref|key|step)$/;

/**
 * Returns the URL that a page is rendered for, with only those parameters that its route declares, without
 * tracking and private ones. Made-up parameters therefore cannot fill the cache.
 */
export function canonicalUrl(url: URL, routes: readonly Pick<DeclaredRoute, 'path' | 'query'>[]): URL {
  if (url.search === '') return url;
  const declared = routeOf(routes, url)?.query;
  const canonical = new URL(url);
  for (const name of [...canonical.searchParams.keys()]) {
    const isOfPage =
      !trackingParameter.test(name) &&
      !privateParameter.test(name) &&
      (declared === undefined || declared.includes(name));
    if (!isOfPage) canonical.searchParams.delete(name);
  }
  return canonical;
}

/**
 * Returns the target of a redirect within a page, with the parameters of the requested URL that only browsers
 * read. Campaign data (§7) and the access to a booking are thus preserved.
 * @param location path and query
 */
export function withBrowserParameters(location: string, requested: URL): string {
  const preserved = [...requested.searchParams].filter(
    ([name]) => trackingParameter.test(name) || privateParameter.test(name),
  );
  if (preserved.length === 0 || !location.startsWith('/')) return location;
  const target = new URL(location, requested);
  for (const [name, value] of preserved) target.searchParams.set(name, value);
  return `${target.pathname}${target.search}`;
}
