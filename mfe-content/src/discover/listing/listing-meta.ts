import { site, type PageMeta } from '@kaadu/contracts';
import type { Facet } from '@kaadu/contracts/listing';
import { breadcrumbList } from '@kaadu/ui';
import { experienceList } from '../../shared/structured-data/item-list';
import { isWhole } from '../../shared/tiles/ExperienceTile/tile-card';
import { kindNames } from './KindSwitch/KindSwitch';
import { choiceNames, countFilters, filterNames, undatedHref, type ChoiceKey } from './listing-query';
import type { ListingData, ShownListing } from './load-listing';

/** Returns the only facet that filters the list; undefined with several filters or none. */
export function onlyFacet({ listing, query }: ListingData): Facet | undefined {
  if (countFilters(query) !== 1) return undefined;
  const name = filterNames.find((key) => query.filters[key].length > 0);
  return name && facetsOf(listing, name).find(({ primary_key }) => primary_key === query.filters[name][0]);
}

/** Returns the heading of the page. */
export function listingTitle(data: ListingData): string {
  const { kind, filters } = data.query;
  const what = kind ? kindNames[kind] : 'Stays and adventures';
  const facet = onlyFacet(data);
  if (!facet) return what;
  return filters.destinations_pk.length > 0
    ? `${what} in ${facet.name}`
    : `${facet.name}: ${what.toLowerCase()}`;
}

export function listingMeta(data: ListingData, { url }: { url: URL }): PageMeta {
  const { listing, query } = data;
  const title = listingTitle(data);
  const page = query.page > 1 ? `, page ${query.page}` : '';
  const isDated = query.trip.from !== '';
  const isIndexable =
    countFilters(query) + (query.kind ? 1 : 0) <= 1 &&
    query.sort === 'recommended' &&
    listing.cards.length > 0 &&
    !isDated;
  return {
    title: `${title}${page} | ${site.name}`,
    description: `${listing.total} ${title.toLowerCase()} around ${site.city}. Final prices with GST, real reviews, refunds with dates.`,
    canonical: undatedHref(query),
    robots: isIndexable ? undefined : 'noindex,follow',
    isLive: isDated,
    structuredData: [
      breadcrumbList(
        [
          { name: 'Home', href: '/' },
          { name: title, href: undatedHref({ ...query, page: 1 }) },
        ],
        url,
      ),
      experienceList(listing.cards.filter(isWhole), url, (listing.page - 1) * listing.page_size + 1),
    ],
  };
}

/** Returns the choices of one filter; empty when the response has none of that name. */
export function facetsOf({ facets, traits, amenities }: ShownListing, name: ChoiceKey): readonly Facet[] {
  return { ...facets, ...traits, amenities: amenities?.choices }[choiceNames[name]] ?? [];
}
