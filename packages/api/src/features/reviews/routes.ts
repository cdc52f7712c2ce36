import { CreatePlaceRatingBody, PlaceRatingsResponse, SavedResponse } from '@kaadu/contracts/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { success } from '../../platform/http/envelope';
import { ByKey } from '../../platform/http/query-schemas';
import { requireUser, userOf } from '../../platform/sessions/signed-in';
import type { Services } from '../../services';
import { ratePlace } from './rate-place';
import { getPlaceRatings } from './repository';

export function reviewRoutes(services: Services): FastifyPluginAsyncZod {
  const { db } = services.database;
  const tags = ['reviews'];
  return async (app) => {
    app.get(
      '/getRatingByPlaceId',
      { schema: { tags, querystring: ByKey, response: { 200: PlaceRatingsResponse } } },
      async ({ query }) => success(await getPlaceRatings(db, query.primary_key)),
    );
    app.post(
      '/createPlaceRating',
      {
        onRequest: requireUser(services),
        schema: { tags, body: CreatePlaceRatingBody, response: { 200: SavedResponse } },
      },
      async (request) => success({ primary_key: await ratePlace(services, userOf(request), request.body) }),
    );
  };
}
