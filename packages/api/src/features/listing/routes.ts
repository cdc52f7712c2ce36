import * as endpoints from '@kaadu/contracts/listing';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import { type ListingChoices, loadChoices } from './choices-repository';
import type { FacetCount } from './facets-repository';
import { getListing } from './get-listing';

/** The listing of experiences by filters, with the facets of each. */
export function listingRoutes({ database: { db }, caches }: Services): Route[] {
  const choices = caches.create<ListingChoices>(1);
  const facets = caches.create<FacetCount[]>();
  return [
    route(endpoints.getListing, async ({ query }) => {
      const known = await choices.get('all', () => loadChoices(db));
      return getListing(db, query, known, facets);
    }),
  ];
}
