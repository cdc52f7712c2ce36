import { GuideBestTimeResponse, GuideDetailResponse, GuidesResponse } from '@kaadu/contracts/api';
import { inArray } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error';
import { success } from '../../platform/http/envelope';
import { ByKey, KeyList, KeyText } from '../../platform/http/query-schemas';
import type { Services } from '../../services';
import { getBestTime, getGuide } from './get-guide';
import { listGuides } from './repository';
import { guides } from './tables';

const GuideQuery = z.object({ primary_key: KeyText.optional(), destination_pk: KeyText.optional() });
const GuideFilter = z.object({ destinations_pk: KeyList });

export function guideRoutes({ database: { db } }: Services): FastifyPluginAsyncZod {
  const tags = ['guides'];
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
      '/travel/getGuideBestTimeToVisit',
      { schema: { tags, querystring: ByKey, response: { 200: GuideBestTimeResponse } } },
      async ({ query }) => success(await getBestTime(db, query.primary_key)),
    );
  };
}
