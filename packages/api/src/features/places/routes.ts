import {
  PlaceBody,
  PlaceDetailResponse,
  PlacesResponse,
  SavedResponse,
  ThingDetailResponse,
  ThingsResponse,
} from '@kaadu/contracts/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../../platform/audit/actor-of';
import { success } from '../../platform/http/envelope';
import { ByKey } from '../../platform/http/query-schemas';
import { requireUser } from '../../platform/sessions/signed-in';
import type { Services } from '../../services';
import { type PlacePorts, getPlace, getThingToDo } from './get-place';
import { listPlaces } from './places-repository';
import { savePlace } from './save-place';
import { listThingsToDo } from './things-to-do-repository';

/** Places to visit and things to do. */
export function placeRoutes(services: Services, ports: PlacePorts): FastifyPluginAsyncZod {
  const { db } = services.database;
  const { ratingOfPlace } = ports;
  const tags = ['places'];
  return async (app) => {
    app.get('/getPlaces', { schema: { tags, response: { 200: PlacesResponse } } }, async () =>
      success(await listPlaces(db, ratingOfPlace)),
    );
    app.get(
      '/travel/getAllPlacesByLk',
      { schema: { tags, querystring: ByKey, response: { 200: PlacesResponse } } },
      async ({ query }) => success(await listPlaces(db, ratingOfPlace, { destinationPk: query.primary_key })),
    );
    app.get(
      '/travel/getPlaceByPk',
      { schema: { tags, querystring: ByKey, response: { 200: PlaceDetailResponse } } },
      async ({ query }) => success(await getPlace(db, ports, query.primary_key)),
    );
    app.get(
      '/travel/getAllThingsByLk',
      { schema: { tags, querystring: ByKey, response: { 200: ThingsResponse } } },
      async ({ query }) => success(await listThingsToDo(db, { destinationPk: query.primary_key })),
    );
    app.get(
      '/travel/getThingsByPk',
      { schema: { tags, querystring: ByKey, response: { 200: ThingDetailResponse } } },
      async ({ query }) => success(await getThingToDo(db, ports, query.primary_key)),
    );
    app.post(
      '/admin/createPlace',
      {
        onRequest: requireUser(services, ['content']),
        schema: { tags, body: PlaceBody, response: { 200: SavedResponse } },
      },
      async (request) => success({ primary_key: await savePlace(services, actorOf(request), request.body) }),
    );
  };
}
