import {
  GuideBestTimeResponse,
  GuideDetailResponse,
  GuidesResponse,
  PlaceDetailResponse,
  PlacesResponse,
  ThingDetailResponse,
  ThingsResponse,
} from '@kaadu/contracts/api';
import { inArray } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { guides } from '../../platform/database/schema';
import { AppError } from '../../platform/errors/app-error';
import { getBestTime, getGuide } from './get-guide';
import { getPlace, getThing } from '../places/get-place';
import { listGuides, listPlaces, listThings } from './repository';
import type { Services } from '../../services';
import { success } from '../../platform/http/envelope';
import { ByKey, KeyList, KeyText } from '../../platform/http/query-schemas';

const GuideQuery = z.object({ primary_key: KeyText.optional(), destination_pk: KeyText.optional() });
const GuideFilter = z.object({ destinations_pk: KeyList });

/** Guides, places to visit and things to do. */
export function travelRoutes({ database: { db } }: Services): FastifyPluginAsyncZod {
  const tags = ['travel'];
  return async (app) => {
    app.get(
      '/travel/Guidebyloc',
      { schema: { tags, querystring: GuideQuery, response: { 200: GuideDetailResponse } } },
      async ({ query: { primary_key, destination_pk } }) => {
        if (primary_key !== undefined) return success(await getGuide(db, { guide: primary_key }));
        if (destination_pk !== undefined) return success(await getGuide(db, { destination: destination_pk }));
        throw new AppError('invalid', 'Say which guide: primary_key or destination_pk.');
      },
    );
    app.get(
      '/travel/filter',
      { schema: { tags, querystring: GuideFilter, response: { 200: GuidesResponse } } },
      async ({ query: { destinations_pk: keys } }) =>
        success(await listGuides(db, keys.length > 0 ? inArray(guides.destinationPk, keys) : undefined)),
    );
    app.get(
      '/travel/getPlaceByPk',
      { schema: { tags, querystring: ByKey, response: { 200: PlaceDetailResponse } } },
      async ({ query }) => success(await getPlace(db, query.primary_key)),
    );
    app.get(
      '/travel/getThingsByPk',
      { schema: { tags, querystring: ByKey, response: { 200: ThingDetailResponse } } },
      async ({ query }) => success(await getThing(db, query.primary_key)),
    );
    app.get(
      '/travel/getAllPlacesByLk',
      { schema: { tags, querystring: ByKey, response: { 200: PlacesResponse } } },
      async ({ query }) => success(await listPlaces(db, { destinationPk: query.primary_key })),
    );
    app.get(
      '/travel/getAllThingsByLk',
      { schema: { tags, querystring: ByKey, response: { 200: ThingsResponse } } },
      async ({ query }) => success(await listThings(db, { destinationPk: query.primary_key })),
    );
    app.get(
      '/travel/getGuideBestTimeToVisit',
      { schema: { tags, querystring: ByKey, response: { 200: GuideBestTimeResponse } } },
      async ({ query }) => success(await getBestTime(db, query.primary_key)),
    );
    app.get('/getPlaces', { schema: { tags, response: { 200: PlacesResponse } } }, async () =>
      success(await listPlaces(db)),
    );
  };
}
