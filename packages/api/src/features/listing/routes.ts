import * as endpoints from '@kaadu/contracts/listing';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import { type ListingChoices, loadChoices } from './choices-repository';
import type { FacetCount } from './facets-repository';
import { getListing } from './get-listing';

/** Counts for dates are never older: what can be booked changes with every booking. */
const datedCountsMs = 3_000;

/** The listing of experiences by filters, with the facets of each. */
export function listingRoutes({ database: { db }, caches, now }: Services): Route[] {
  const choices = caches.create<ListingChoices>({ capacity: 1 });
  const facets = {
    undated: caches.create<FacetCount[]>(),
    dated: caches.create<FacetCount[]>({ maxAgeMs: datedCountsMs }),
  };
  return [
    route(endpoints.getListing, async ({ query }) => {
      const known = await choices.get('all', () => loadChoices(db));
      return getListing(db, query, known, facets, now());
    }),
  ];
}
