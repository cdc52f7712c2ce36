import { ListingResponse } from '@kaadu/contracts/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { success } from '../../platform/http/envelope';
import { AnyText } from '../../platform/http/query-schemas';
import type { Services } from '../../services';
import { type ListingChoices, loadChoices } from './choices-repository';
import type { FacetCount } from './facets-repository';
import { getListing } from './get-listing';

const ListingQuery = z.object({
  destinations_pk: AnyText,
  activities_pk: AnyText,
  themes_pk: AnyText,
  stay_type_pk: AnyText,
  durations_pk: AnyText,
  budgets_pk: AnyText,
  page: AnyText,
  range: AnyText,
  sort: AnyText,
});

/** The listing of experiences by filters, with the facets of each. */
export function listingRoutes({ database: { db }, caches }: Services): FastifyPluginAsyncZod {
  const choices = caches.create<ListingChoices>(1);
  const facets = caches.create<FacetCount[]>();
  return async (app) => {
    app.get(
      '/home/filter',
      { schema: { tags: ['listing'], querystring: ListingQuery, response: { 200: ListingResponse } } },
      async ({ query }) => {
        const known = await choices.get('all', () => loadChoices(db));
        return success(await getListing(db, query, known, facets));
      },
    );
  };
}
