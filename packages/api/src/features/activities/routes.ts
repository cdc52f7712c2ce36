import {
  ActivitiesBody,
  ActivitiesPageResponse,
  ActivitiesResponse,
  ActivityBody,
  ActivityDetailResponse,
  ExpCardsForActivityBody,
  ExpCardsResponse,
  SavedManyResponse,
  SavedResponse,
} from '@kaadu/contracts/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf } from '../../platform/audit/actor-of';
import { success } from '../../platform/http/envelope';
import { ByKey } from '../../platform/http/query-schemas';
import { requireUser } from '../../platform/sessions/signed-in';
import type { Services } from '../../services';
import { getActivity } from './get-activity';
import { listActivitiesAt, listActivitiesByGroup } from './list-activities';
import { listCardsForActivity } from './list-cards-for-activity';
import { listActivities } from './repository';
import { saveActivities } from './save-activities';

const tags = ['activities'];

export function activityRoutes(services: Services): FastifyPluginAsyncZod {
  const { db } = services.database;
  return async (app) => {
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
    app.post(
      '/experience/getExpCardsForActivity',
      { schema: { tags, body: ExpCardsForActivityBody, response: { 200: ExpCardsResponse } } },
      async ({ body }) => success(await listCardsForActivity(db, Number(body.eopagedesign_primary_key))),
    );
  };
}

/** What editors do with activities. */
export function activityEditingRoutes(services: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireUser(services, ['content']));
    app.post(
      '/admin/createActivity',
      { schema: { tags, body: ActivityBody, response: { 200: SavedResponse } } },
      async (request) => {
        const [primary_key = 0] = await saveActivities(services, actorOf(request), [request.body]);
        return success({ primary_key });
      },
    );
    app.post(
      '/admin/createActivities',
      { schema: { tags, body: ActivitiesBody, response: { 200: SavedManyResponse } } },
      async (request) => {
        const keys = await saveActivities(services, actorOf(request), request.body.activities);
        return success(keys.map((primary_key) => ({ primary_key })));
      },
    );
  };
}
