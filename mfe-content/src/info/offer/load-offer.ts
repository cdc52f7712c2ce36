import { isApiError, type Api } from '@kaadu/api-client';
import { HttpError, paths, site, type LoaderArgs, type PageMeta } from '@kaadu/contracts';
import type { Offer } from '@kaadu/contracts/offers';
import { breadcrumbList } from '@kaadu/ui';
import { homeTrail } from '../../shared/info-page/info-meta';

/**
 * Loads an offer by its code.
 * @throws HttpError 404 for an unknown code, 301 to the canonical spelling of the code
 */
export async function loadOffer({ api, params, url, signal }: LoaderArgs<Api>): Promise<Offer> {
  const code = params['code'] ?? '';
  const notFound = new HttpError(404, `Page not found: ${url.pathname}`);
  if (!/^[a-z0-9]{3,20}$/i.test(code)) throw notFound;
  const offer = await api.getOffer({ code }, { signal }).catch((error: unknown) => {
    throw isApiError(error) && error.status === 404 ? notFound : error;
  });
  if (offer.code !== code) {
    throw new HttpError(301, 'Moved Permanently', `${paths.offer.getHref(offer.code)}${url.search}`);
  }
  return offer;
}

export function offerMeta({ code, percent, state }: Offer, { url }: { url: URL }): PageMeta {
  const href = paths.offer.getHref(code);
  return {
    title: `${percent}% off with ${code} | ${site.name}`,
    description: `The days and terms of the coupon ${code}.`,
    canonical: href,
    robots: state === 'over' ? 'noindex,follow' : undefined,
    structuredData: [breadcrumbList([...homeTrail, { name: `Offer ${code}`, href }], url)],
  };
}
