import type { ListingPin } from '@kaadu/contracts/listing';
import type { CachedValues } from '../../platform/cache/content-cache';
import type { Db } from '../../platform/database/database';
import type { ListingChoices } from './choices-repository';
import type { ListingSources } from './get-listing';
import { listPricedCards } from './trips/list-trip-cards';
import { filtersOf } from './listing-filters';
import { parseListingRequest, type RawListingQuery } from './listing-request';
import { maxAgeOf } from './matches';

/** Maximum number of pins on a map; on a phone, more would overlap. */
const mostPins = 200;

/** Lists the map pins of the best matches, across all pages. */
export async function listPins(
  db: Db,
  query: RawListingQuery,
  choices: ListingChoices,
  { matches, records, pins }: ListingSources & { readonly pins: CachedValues<ListingPin[]> },
  now: Date,
): Promise<ListingPin[]> {
  const { page: _, ...request } = parseListingRequest(query, choices.known, choices.limits, now);
  const { trip, sort } = request;
  const load = async () => {
    const filters = await filtersOf(db, request);
    const keys = await matches.list(filters, choices, { sort, offset: 0, limit: mostPins });
    return (await listPricedCards(records, keys, trip, now)).map(
      ({ summary: _s, duration_label: _d, distance_km: _k, free_cancellation_days: _f, ...pin }) => pin,
    );
  };
  return pins.get(JSON.stringify(request), load, maxAgeOf(request));
}
