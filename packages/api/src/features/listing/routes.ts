import type { ListingPin } from '@kaadu/contracts/listing';
import * as endpoints from '@kaadu/contracts/listing';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import { type ListingChoices, loadChoices } from './choices-repository';
import type { FacetCount } from './facets-repository';
import { type DatedCaches, getListing } from './get-listing';
import { listPins } from './list-pins';

/** What is kept for dates is never older: what can be booked changes with every booking. */
const datedMs = 3_000;
/** Maps that are kept, some 100 kB each at most. */
const keptMaps = 50;

/** The listing of experiences by filters, with the facets of each. */
export function listingRoutes({ database: { db }, caches, now }: Services): Route[] {
  const choices = caches.create<ListingChoices>({ capacity: 1 });
  const datedCaches = <Value>(capacity?: number): DatedCaches<Value> => ({
    undated: caches.create<Value>({ capacity }),
    dated: caches.create<Value>({ capacity, maxAgeMs: datedMs }),
  });
  const facets = datedCaches<FacetCount[]>();
  const pins = datedCaches<ListingPin[]>(keptMaps);
  return [
    route(endpoints.getListing, async ({ query }) => {
      const known = await choices.get('all', () => loadChoices(db));
      return getListing(db, query, known, facets, now());
    }),
    route(endpoints.listPins, async ({ query }) => {
      const known = await choices.get('all', () => loadChoices(db));
      return listPins(db, query, known, pins, now());
    }),
  ];
}
