import {
  ActivitiesPageResponse,
  ActivitiesResponse,
  ActivityDetailResponse,
  CreatePlaceRatingBody,
  ExpCardsResponse,
  PlaceRatingsResponse,
  SavedResponse,
  StoryCardResponse,
  StoryDetailResponse,
} from '@kaadu/contracts/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { getActivity, listActivitiesAt, listActivitiesByGroup } from './get-activity';
import { ratePlace } from '../reviews/rate-place';
import { getStory, getStoryCard, listCardsForStory } from '../stories/get-story';
import { listActivities } from '../catalogue/repository';
import { getPlaceRatings } from '../reviews/place-ratings-repository';
import { requireUser, userOf } from '../../platform/sessions/signed-in';
import type { Services } from '../../services';
import { success } from '../../platform/http/envelope';
import { ByKey } from '../../platform/http/query-schemas';

const KeyBody = z.object({ primary_key: z.int().min(1).max(2_147_483_647) });

/** Stories, activities and ratings of places. */
export function contentRoutes(services: Services): FastifyPluginAsyncZod {
  const { db } = services.database;
  const tags = ['content'];
  return async (app) => {
    app.get(
      '/getBlogByPk',
      { schema: { tags, querystring: ByKey, response: { 200: StoryDetailResponse } } },
      async ({ query }) => success(await getStory(db, query.primary_key)),
    );
    app.get(
      '/getBlogOnClick',
      { schema: { tags, querystring: ByKey, response: { 200: StoryCardResponse } } },
      async ({ query }) => success(await getStoryCard(db, query.primary_key)),
    );
    app.post(
      '/experience/getExpCardsForStory',
      { schema: { tags, body: KeyBody, response: { 200: ExpCardsResponse } } },
      async ({ body }) => success(await listCardsForStory(db, body.primary_key)),
    );
    app.get(
      '/getActivityByPk',
      { schema: { tags, querystring: ByKey, response: { 200: ActivityDetailResponse } } },
      async ({ query }) => success(await getActivity(db, { primaryKey: query.primary_key })),
    );
    app.get(
      '/getPageByPageUrl',
      {
        schema: {
          tags,
          querystring: z.object({ page_url: z.string().min(1).max(200) }),
          response: { 200: ActivityDetailResponse },
        },
      },
      async ({ query }) => success(await getActivity(db, { pageUrl: query.page_url })),
    );
    app.get('/getActivities', { schema: { tags, response: { 200: ActivitiesResponse } } }, async () =>
      success(await listActivities(db)),
    );
    app.get(
      '/getActivityByPlace',
      { schema: { tags, querystring: ByKey, response: { 200: ActivitiesResponse } } },
      async ({ query }) => success(await listActivitiesAt(db, query.primary_key)),
    );
    app.get('/getActivitiesPage', { schema: { tags, response: { 200: ActivitiesPageResponse } } }, async () =>
      success(await listActivitiesByGroup(db)),
    );
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
