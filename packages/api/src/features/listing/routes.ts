import type { ListingPin } from '@kaadu/contracts/listing';
import * as endpoints from '@kaadu/contracts/listing';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import { type ListingChoices, loadChoices } from './choices-repository';
import { getListing } from './get-listing';
import { listPins } from './list-pins';
import { createListingRecords } from './list-trip-cards';
import { createDatedCaches, type Matches } from './matches';

/** Maps that are kept, some 100 kB each at most. */
const keptMaps = 50;

/** The listing of experiences by filters, with the facets of each. */
export function listingRoutes({
  database: { db },
  caches,
  matches,
  now,
}: Services & { readonly matches: Matches }): Route[] {
  const choices = caches.create<ListingChoices>({ capacity: 1 });
  const records = createListingRecords(db, caches);
  const pins = createDatedCaches<ListingPin[]>(caches, keptMaps);
  return [
    route(endpoints.getListing, async ({ query }) => {
      const known = await choices.get('all', () => loadChoices(db));
      return getListing(db, query, known, { matches, records }, now());
    }),
    route(endpoints.listPins, async ({ query }) => {
      const known = await choices.get('all', () => loadChoices(db));
      return listPins(db, query, known, { matches, records, kept: pins }, now());
    }),
  ];
}
