import { listingPageSize } from '@kaadu/contracts';
import type { Facet, FacetName, Listing } from '@kaadu/contracts/listing';
import type { Db } from '../../platform/database/database';
import type { ListingChoices } from './choices-repository';
import { type ListingRecords, listNearbyDates, listPricedCards } from './list-trip-cards';
import { filtersOf } from './listing-filters';
import { pageOffset, parseListingRequest, type RawListingQuery } from './listing-request';
import type { Matches } from './matches';

export interface ListingSources {
  readonly matches: Matches;
  readonly records: ListingRecords;
}

/** Reads a page of experiences with facets (§2.1, booking §6); with dates, only available ones. */
export async function getListing(
  db: Db,
  query: RawListingQuery,
  choices: ListingChoices,
  { matches, records }: ListingSources,
  now: Date,
): Promise<Listing> {
  const { known, limits } = choices;
  const request = parseListingRequest(query, known, limits, now);
  const { selected, trip, sort } = request;
  const filters = await filtersOf(db, request);
  const [{ total, facets }, keys] = await Promise.all([
    matches.count(filters, choices),
    matches.list(filters, choices, { sort, offset: pageOffset(request), limit: listingPageSize }),
  ]);
  const [cards, alternatives] = await Promise.all([
    listPricedCards(records, keys, trip, now),
    total === 0 && trip ? listNearbyDates(records, { filters, choices, matches, trip, now }) : [],
  ]);
  return {
    cards,
    total,
    page: request.page,
    page_count: Math.ceil(total / listingPageSize),
    page_size: listingPageSize,
    sort,
    range: [...request.range],
    range_limits: [...limits],
    selected: forEachFacet((name) => [...selected[name]]),
    facets: forEachFacet((name) => facet(facets[name], known[name])),
    trip: trip && {
      from: trip.from,
      to: trip.to,
      guests: trip.party.guests,
      ages: [...trip.party.ages],
    },
    alternatives,
  };
}

/** Builds a record with a value for each filter. */
function forEachFacet<Value>(valueOf: (name: FacetName) => Value): Record<FacetName, Value> {
  return {
    destinations: valueOf('destinations'),
    activities: valueOf('activities'),
    themes: valueOf('themes'),
    stay_types: valueOf('stay_types'),
    durations: valueOf('durations'),
    budgets: valueOf('budgets'),
  };
}

function facet(counts: ReadonlyMap<number, number>, known: ReadonlyMap<number, string>): Facet[] {
  return [...known].map(([primary_key, name]) => ({
    primary_key,
    name,
    count: counts.get(primary_key) ?? 0,
  }));
}
