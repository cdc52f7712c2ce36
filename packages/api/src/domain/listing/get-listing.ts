import { listingPageSize, type Facet, type FacetName, type Listing } from '@kaadu/contracts/api';
import type { Db } from '../../db/database';
import { cardOrders, listCards } from '../../repositories/experience-cards';
import { countFacets, listingWhere, type FacetCount, type loadChoices } from '../../repositories/listing';
import { pageOffset, parseListingRequest, type KnownChoices, type RawListingQuery } from './listing-request';

type Choices = Awaited<ReturnType<typeof loadChoices>>;

/** One page of the listing with its facets (§2.1, booking §6). */
export async function getListing(
  db: Db,
  query: RawListingQuery,
  { known, limits }: Choices,
): Promise<Listing> {
  const request = parseListingRequest(query, known, limits);
  const [counts, cards] = await Promise.all([
    countFacets(db, request),
    listCards(db, {
      where: listingWhere(request),
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
    range_limits: limits,
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
