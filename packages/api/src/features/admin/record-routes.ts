import {
  DiscountBody,
  DiscountsResponse,
  IconBody,
  IconsResponse,
  OrganiserBody,
  OrganisersResponse,
  SavedResponse,
} from '@kaadu/contracts/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../../platform/audit/actor-of';
import { success } from '../../platform/http/envelope';
import { requireUser } from '../../platform/sessions/signed-in';
import type { Services } from '../../services';
import { listDiscounts, saveDiscount } from './discounts';
import { listIcons, saveIcon } from './icons';
import { listOrganisers, saveOrganiser } from './organisers';

const tags = ['admin'];

/** Icons, for editors. */
export function iconRoutes(services: Services): FastifyPluginAsyncZod {
  const { db } = services.database;
  return async (app) => {
    app.addHook('onRequest', requireUser(services, ['content']));
    app.get('/admin/icons', { schema: { tags, response: { 200: IconsResponse } } }, async () =>
      success(await listIcons(db)),
    );
    app.post(
      '/admin/icons',
      { schema: { tags, body: IconBody, response: { 200: SavedResponse } } },
      async (request) => success({ primary_key: await saveIcon(services, actorOf(request), request.body) }),
    );
  };
}

/** Organisers and discounts, for sales. */
export function salesRoutes(services: Services): FastifyPluginAsyncZod {
  const { db } = services.database;
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
