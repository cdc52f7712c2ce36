import type { DeclaredRoute } from '../../app/pages/routes';
import { routeOf } from '../../worker-protocol/route-of';

/** Query parameters that only tell where a visitor came from. */
const trackingParameter = /^(utm_\w+|gclid|fbclid|msclkid)$/;

/**
 * Query parameters that name a booking and its secret. Only the browser reads them: what they open is private, and the
 * document around it is the same for everybody.
 */
const privateParameter = /^(ref|key|step)$/;

/**
 * The address that a page is rendered for: of its parameters only those that its route declares, without tracking and
 * private ones. Nobody can fill the cache with names of their own.
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
 * Where a redirect to another address of the same page leads: with what only the browser reads of the address asked for,
 * so that a campaign's visitor (§7) and a booking's holder arrive with all they came with.
 * @param location path and query
 */
export function withBrowserParameters(location: string, asked: URL): string {
  const kept = [...asked.searchParams].filter(
    ([name]) => trackingParameter.test(name) || privateParameter.test(name),
  );
  if (kept.length === 0 || !location.startsWith('/')) return location;
  const target = new URL(location, asked);
  for (const [name, value] of kept) target.searchParams.set(name, value);
  return `${target.pathname}${target.search}`;
}
