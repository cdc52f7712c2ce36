import {
  ActivitiesBody,
  ActivityBody,
  DiscountBody,
  DiscountsResponse,
  IconBody,
  IconsResponse,
  OrganiserBody,
  OrganisersResponse,
  PlaceBody,
  SavedManyResponse,
  SavedResponse,
  StayTypesResponse,
  StoryBody,
} from '@kaadu/contracts/api';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Actor } from '../../platform/audit/make-change';
import { saveActivities, saveDiscount, saveIcon, saveOrganiser, savePlace, saveStory } from './save-content';
import { listStayTypes } from '../catalogue/choices-repository';
import { listDiscounts, listIcons, listOrganisers } from './repository';
import { requireUser, userOf } from '../../platform/sessions/signed-in';
import type { Services } from '../../services';
import { success } from '../../platform/http/envelope';

export function actorOf(request: Pick<FastifyRequest, 'user' | 'id'>): Actor {
  return { user: userOf(request), requestId: request.id };
}

/** What editors may change. */
export function contentOfficeRoutes(services: Services): FastifyPluginAsyncZod {
  const { db } = services.database;
  const tags = ['admin: content'];
  return async (app) => {
    app.addHook('onRequest', requireUser(services, ['content']));
    app.post(
      '/admin/createBlog',
      { schema: { tags, body: StoryBody, response: { 200: SavedResponse } } },
      async (request) => success({ primary_key: await saveStory(services, actorOf(request), request.body) }),
    );
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
    app.post(
      '/admin/createPlace',
      { schema: { tags, body: PlaceBody, response: { 200: SavedResponse } } },
      async (request) => success({ primary_key: await savePlace(services, actorOf(request), request.body) }),
    );
    app.get('/admin/icons', { schema: { tags, response: { 200: IconsResponse } } }, async () =>
      success(await listIcons(db)),
    );
    app.post(
      '/admin/icons',
      { schema: { tags, body: IconBody, response: { 200: SavedResponse } } },
      async (request) => success({ primary_key: await saveIcon(services, actorOf(request), request.body) }),
    );
    app.get('/expStayTypeAdmin', { schema: { tags, response: { 200: StayTypesResponse } } }, async () =>
      success(await listStayTypes(db)),
    );
  };
}

/** What the sales team may change. */
export function salesOfficeRoutes(services: Services): FastifyPluginAsyncZod {
  const { db } = services.database;
  const tags = ['admin: sales'];
  return async (app) => {
    app.addHook('onRequest', requireUser(services, ['sales']));
    app.get('/admin/organiser', { schema: { tags, response: { 200: OrganisersResponse } } }, async () =>
      success(await listOrganisers(db)),
    );
    app.post(
      '/admin/organiser',
      { schema: { tags, body: OrganiserBody, response: { 200: SavedResponse } } },
      async (request) =>
        success({ primary_key: await saveOrganiser(services, actorOf(request), request.body) }),
    );
    app.get('/admin/discounts', { schema: { tags, response: { 200: DiscountsResponse } } }, async () =>
      success(await listDiscounts(db)),
    );
    app.post(
      '/admin/discounts',
      { schema: { tags, body: DiscountBody, response: { 200: SavedResponse } } },
      async (request) =>
        success({ primary_key: await saveDiscount(services, actorOf(request), request.body) }),
    );
  };
}
