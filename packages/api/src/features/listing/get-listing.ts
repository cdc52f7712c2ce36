import { listingPageSize } from '@kaadu/contracts';
import type { Facet, FacetName, Listing } from '@kaadu/contracts/listing';
import type { ValueCache } from '../../platform/cache/value-cache';
import type { Db } from '../../platform/database/database';
import { cardOrders, listCards } from '../catalogue';
import type { ListingChoices } from './choices-repository';
import { countFacets, type FacetCount } from './facets-repository';
import { listingWhere } from './listing-conditions';
import { type KnownChoices, pageOffset, parseListingRequest, type RawListingQuery } from './listing-request';

/**
 * One page of the listing with its facets (§2.1, booking §6).
 * @param facets cache of the counts, which are the same on every page and in every order
 */
export async function getListing(
  db: Db,
  query: RawListingQuery,
  choices: ListingChoices,
  facets: ValueCache<FacetCount[]>,
): Promise<Listing> {
  const { known, limits } = choices;
  const request = parseListingRequest(query, known, limits);
  const filters = { selected: request.selected, range: request.range };
  const [counts, cards] = await Promise.all([
    facets.get(JSON.stringify(filters), () => countFacets(db, filters, choices)),
    listCards(db, {
      where: listingWhere(filters, choices),
      order: cardOrders[request.sort],
      limit: listingPageSize,
      offset: pageOffset(request),
    }),
  ]);
  const total = counts.find((row) => row.facet === 'total')?.count ?? 0;
  const selected = request.selected;
  return {
    cards,
    total,
    page: request.page,
    page_count: Math.ceil(total / listingPageSize),
    page_size: listingPageSize,
    sort: request.sort,
    range: [...request.range],
    range_limits: [...limits],
    selected: {
      destinations: [...selected.destinations],
      activities: [...selected.activities],
      themes: [...selected.themes],
      stay_types: [...selected.stay_types],
      durations: [...selected.durations],
      budgets: [...selected.budgets],
    },
    facets: {
      destinations: facet('destinations', counts, known),
      activities: facet('activities', counts, known),
      themes: facet('themes', counts, known),
      stay_types: facet('stay_types', counts, known),
      durations: facet('durations', counts, known),
      budgets: facet('budgets', counts, known),
    },
  };
}

function facet(name: FacetName, counts: readonly FacetCount[], known: KnownChoices): Facet[] {
  const byKey = new Map(counts.filter((row) => row.facet === name).map((row) => [row.key, row.count]));
  return [...known[name]].map(([primary_key, label]) => ({
    primary_key,
    name: label,
    count: byKey.get(primary_key) ?? 0,
  }));
}
