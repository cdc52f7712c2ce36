import { SearchResponse, StaticSearchResponse } from '@kaadu/contracts/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { success } from '../../platform/http/envelope';
import { AnyText } from '../../platform/http/query-schemas';
import { serveCached } from '../../platform/http/serve-cached';
import type { Services } from '../../services';
import { getStaticSearch } from './get-static-search';
import { searchAll } from './search-all';

export function searchRoutes({ database: { db }, responses }: Services): FastifyPluginAsyncZod {
  const tags = ['search'];
  return async (app) => {
    app.get(
      '/search/static',
      { schema: { tags, response: { 200: StaticSearchResponse } } },
      (request, reply) =>
        serveCached(request, reply, responses, 'search', StaticSearchResponse, () => getStaticSearch(db)),
    );
    app.get(
      '/search/all',
      { schema: { tags, querystring: z.object({ text: AnyText }), response: { 200: SearchResponse } } },
      async ({ query }) => success(await searchAll(db, query.text ?? '')),
    );
  };
}
