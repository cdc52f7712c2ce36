import { listingPageSize } from '@kaadu/contracts';
import type { Facet, FacetName, Listing } from '@kaadu/contracts/listing';
import type { ValueCache } from '../../platform/cache/value-cache';
import type { Db } from '../../platform/database/database';
import type { ListingChoices } from './choices-repository';
import { countFacets, type FacetCount } from './facets-repository';
import { filtersOf, findCards } from './find-cards';
import { listNearbyDates, priceCards } from './list-trip-cards';
import { type KnownChoices, pageOffset, parseListingRequest, type RawListingQuery } from './listing-request';

/** What is the same on every page of a listing. */
export interface DatedCaches<Value> {
  /** Kept until content changes. */
  readonly undated: ValueCache<Value>;
  /** Kept for seconds: every booking changes what can be booked. */
  readonly dated: ValueCache<Value>;
}

/** One page of the listing with its facets (§2.1, booking §6). With dates: of what the party can book on them. */
export async function getListing(
  db: Db,
  query: RawListingQuery,
  choices: ListingChoices,
  facets: DatedCaches<FacetCount[]>,
  now: Date,
): Promise<Listing> {
  const { known, limits } = choices;
  const request = parseListingRequest(query, known, limits, now);
  const { selected, trip } = request;
  const filters = await filtersOf(db, request);
  const [counts, cards] = await Promise.all([
    (trip ? facets.dated : facets.undated).get(JSON.stringify(filters), () =>
      countFacets(db, filters, choices, now),
    ),
    findCards(db, filters, {
      choices,
      sort: request.sort,
      limit: listingPageSize,
      offset: pageOffset(request),
      now,
    }),
  ]);
  const total = counts.find((row) => row.facet === 'total')?.count ?? 0;
  const [pricedCards, alternatives] = await Promise.all([
    priceCards(db, cards, trip, now),
    total === 0 ? listNearbyDates(db, filters, choices, now) : [],
  ]);
  return {
    cards: pricedCards,
    total,
    page: request.page,
    page_count: Math.ceil(total / listingPageSize),
    page_size: listingPageSize,
    sort: request.sort,
    range: [...request.range],
    range_limits: [...limits],
    selected: forEachFacet((name) => [...selected[name]]),
    facets: forEachFacet((name) => facet(name, counts, known)),
    trip: trip && {
      from: trip.from,
      to: trip.to,
      guests: trip.party.guests,
      ages: [...trip.party.ages],
    },
    alternatives,
  };
}

/** A value for each filter. */
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

function facet(name: FacetName, counts: readonly FacetCount[], known: KnownChoices): Facet[] {
  const byKey = new Map(counts.filter((row) => row.facet === name).map((row) => [row.key, row.count]));
  return [...known[name]].map(([primary_key, label]) => ({
    primary_key,
    name: label,
    count: byKey.get(primary_key) ?? 0,
  }));
}
