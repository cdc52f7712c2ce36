import { filterNames, listingKinds, listingPageSize, traitNames } from '@kaadu/contracts';
import type { Facet, Listing } from '@kaadu/contracts/listing';
import type { Db } from '../../platform/database/database';
import type { ListingChoices } from './choices-repository';
import { type CountedName, forEachName, kindKeys } from './filter-names';
import { type ListingRecords, listNearbyDates, listPricedCards } from './trips/list-trip-cards';
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
  const { selected, kind, trip, sort } = request;
  const filters = await filtersOf(db, request);
  const [{ total, facets }, keys] = await Promise.all([
    matches.count(filters, choices),
    matches.list(filters, choices, { sort, offset: pageOffset(request), limit: listingPageSize }),
  ]);
  const [cards, alternatives] = await Promise.all([
    listPricedCards(records, keys, trip, now),
    total === 0 && trip ? listNearbyDates(records, { filters, choices, matches, trip, now }) : [],
  ]);
  const facetOf = (name: CountedName) => facet(facets[name], known[name]);
  return {
    cards,
    total,
    page: request.page,
    page_count: Math.ceil(total / listingPageSize),
    page_size: listingPageSize,
    sort,
    range: [...request.range],
    range_limits: [...limits],
    selected: forEachName(filterNames, (name) => [...selected[name]]),
    facets: forEachName(filterNames, facetOf),
    kind,
    kind_counts: forEachName(listingKinds, (name) => facets.kinds.get(kindKeys[name]) ?? 0),
    selected_traits: forEachName(traitNames, (name) => [...selected[name]]),
    traits: forEachName(traitNames, facetOf),
    amenities: { selected: [...selected.amenities], choices: facetOf('amenities') },
    trip: trip && {
      from: trip.from,
      to: trip.to,
      guests: trip.party.guests,
      ages: [...trip.party.ages],
    },
    alternatives,
  };
}

function facet(counts: ReadonlyMap<number, number>, known: ReadonlyMap<number, string>): Facet[] {
  return [...known].map(([primary_key, name]) => ({
    primary_key,
    name,
    count: counts.get(primary_key) ?? 0,
  }));
}
