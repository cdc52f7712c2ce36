import type { ListingPin } from '@kaadu/contracts/listing';
import * as endpoints from '@kaadu/contracts/listing';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import { type ListingChoices, loadChoices } from './choices-repository';
import { getListing } from './get-listing';
import { listPins } from './list-pins';
import { listSimilarCards } from './trips/list-similar-cards';
import { createListingRecords, listPricedCards } from './trips/list-trip-cards';
import type { Matches } from './matches';
import { parseTrip } from './trips/trip-request';

/** Returns the routes of the listing of experiences, with its facets. */
export function listingRoutes({
  database: { db },
  cache,
  matches,
  now,
}: Services & { readonly matches: Matches }): Route[] {
  const choices = cache.values<ListingChoices>('listing-choices');
  const records = createListingRecords(db, cache);
  const pins = cache.values<ListingPin[]>('listing-pins');
  return [
    route(endpoints.getListing, async ({ query }) => {
      const known = await choices.get('all', () => loadChoices(db));
      return getListing(db, query, known, { matches, records }, now());
    }),
    route(endpoints.listPins, async ({ query }) => {
      const known = await choices.get('all', () => loadChoices(db));
      return listPins(db, query, known, { matches, records, pins }, now());
    }),
    route(endpoints.listSimilarExperiences, ({ query }) =>
      listSimilarCards(db, query, { matches, records }, now()),
    ),
    route(endpoints.listTripPrices, async ({ query: { experiences_pk, ...query } }) => {
      const cards = await listPricedCards(records, experiences_pk, parseTrip(query, now()), now());
      const tripOf = new Map(cards.map(({ primary_key, trip }) => [primary_key, trip]));
      return experiences_pk.map((primary_key) => ({ primary_key, trip: tripOf.get(primary_key) ?? null }));
    }),
  ];
}
