import type { ListingPin } from '@kaadu/contracts/listing';
import type { Db } from '../../platform/database/database';
import type { ListingChoices } from './choices-repository';
import { filtersOf, findCards } from './find-cards';
import type { DatedCaches } from './get-listing';
import { parseListingRequest, type RawListingQuery } from './listing-request';
import { priceCards } from './list-trip-cards';

/** A map shows no more: on a phone, pins beyond that would be dots on each other. */
const mostPins = 200;

/** The first results of all pages of a listing, the best first, with what a map shows of them. */
export async function listPins(
  db: Db,
  query: RawListingQuery,
  choices: ListingChoices,
  caches: DatedCaches<ListingPin[]>,
  now: Date,
): Promise<ListingPin[]> {
  const { page: _, ...request } = parseListingRequest(query, choices.known, choices.limits, now);
  const cache = request.trip ? caches.dated : caches.undated;
  return cache.get(JSON.stringify(request), async () => {
    const filters = await filtersOf(db, request);
    const cards = await findCards(db, filters, { choices, sort: request.sort, limit: mostPins, now });
    const priced = await priceCards(db, cards, request.trip, now);
    return priced.map(
      ({ summary: _s, duration_label: _d, distance_km: _k, free_cancellation_days: _f, ...pin }) => pin,
    );
  });
}
