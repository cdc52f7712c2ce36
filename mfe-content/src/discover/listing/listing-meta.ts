import { site, type MetaArgs, type PageMeta } from '@kaadu/contracts';
import type { Facet } from '@kaadu/contracts/listing';
import { breadcrumbList } from '@kaadu/ui';
import { experienceList } from '../../shared/structured-data/item-list';
import { isWhole } from '../../shared/tiles/ExperienceTile/tile-card';
import { sharedMessages } from '../../shared/trip/messages';
import { listingMessages } from '../messages';
import { choiceNames, countFilters, filterNames, undatedHref, type ChoiceKey } from './listing-query';
import type { ListingData, ShownListing } from './load-listing';

interface OnlyFacet {
  readonly filter: ChoiceKey;
  readonly facet: Facet;
}

/** Returns the only facet that filters the list; undefined with several filters or none. */
export function onlyFacet({ listing, query }: ListingData): OnlyFacet | undefined {
  if (countFilters(query) !== 1) return undefined;
  const name = filterNames.find((key) => query.filters[key].length > 0);
  const facet =
    name && facetsOf(listing, name).find(({ primary_key }) => primary_key === query.filters[name][0]);
  return name && facet && { filter: name, facet };
}

/** Texts of the listing and of its kinds in one language. */
export interface TitleTexts {
  readonly listing: ReturnType<typeof listingMessages.in>;
  readonly shared: ReturnType<typeof sharedMessages.in>;
}

/**
 * Returns the heading of the page.
 * @param name name of the only filter, if it differs from that in the data
 */
export function listingTitle(data: ListingData, { listing: t, shared }: TitleTexts, name?: string): string {
  const { kind, filters } = data.query;
  const what = kind ? shared(kind) : t('title');
  const facet = onlyFacet(data)?.facet;
  if (!facet) return what;
  return filters.destinations_pk.length > 0
    ? t('titleInPlace', { what, name: name ?? facet.name })
    : t('titleOfFilter', { what: what.toLowerCase(), name: name ?? facet.name });
}

export function listingMeta(data: ListingData, { url, language = 'en' }: MetaArgs): PageMeta {
  const { listing, query } = data;
  const t = listingMessages.in(language);
  const shared = sharedMessages.in(language);
  const title = listingTitle(data, { listing: t, shared });
  const page = query.page > 1 ? t('metaPage', { page: query.page }) : '';
  const isDated = query.trip.from !== '';
  const isIndexable =
    countFilters(query) + (query.kind ? 1 : 0) <= 1 &&
    query.sort === 'recommended' &&
    listing.cards.length > 0 &&
    !isDated;
  return {
    title: `${title}${page} | ${site.name}`,
    description: t('metaDescription', {
      total: listing.total,
      title: title.toLowerCase(),
      city: shared('city'),
    }),
    canonical: undatedHref(query),
    robots: isIndexable ? undefined : 'noindex,follow',
    isLive: isDated,
    structuredData: [
      breadcrumbList(
        [
          { name: t('home'), href: '/' },
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
