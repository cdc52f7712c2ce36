import {
  ExperienceDetailResponse,
  FooterDetailsResponse,
  HomeResponse,
  ListingResponse,
  SearchResponse,
  StaticSearchResponse,
} from '@kaadu/contracts/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { getExperience } from './get-experience';
import { getFooterDetails } from '../home/get-footer-details';
import { getHome } from '../home/get-home';
import { getListing } from '../listing/get-listing';
import { searchAll } from '../search/search-all';
import { getStaticSearch } from '../search/static-search';
import { serveCached } from '../../platform/http/serve-cached';
import type { Services } from '../../services';
import { success } from '../../platform/http/envelope';
import { KeyText, LooseText } from '../../platform/http/query-schemas';

const ListingQuery = z.object({
  destinations_pk: LooseText,
  activities_pk: LooseText,
  themes_pk: LooseText,
  stay_type_pk: LooseText,
  durations_pk: LooseText,
  budgets_pk: LooseText,
  page: LooseText,
  range: LooseText,
  sort: LooseText,
});

/** Home, footer, search, listing and experience: what most visitors see. */
export function catalogueRoutes({
  database: { db },
  cache,
  choices,
  facets,
  now,
}: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/home/bootstrap',
      { schema: { tags: ['home'], response: { 200: HomeResponse } } },
      (request, reply) => serveCached(request, reply, cache, 'home', HomeResponse, () => getHome(db)),
    );
    app.get(
      '/home/footerDetails',
      { schema: { tags: ['home'], response: { 200: FooterDetailsResponse } } },
      (request, reply) =>
        serveCached(request, reply, cache, 'footer', FooterDetailsResponse, () => getFooterDetails(db)),
    );
    app.get(
      '/search/static',
      { schema: { tags: ['search'], response: { 200: StaticSearchResponse } } },
      (request, reply) =>
        serveCached(request, reply, cache, 'search', StaticSearchResponse, () => getStaticSearch(db)),
    );
    app.get(
      '/search/all',
      {
        schema: {
          tags: ['search'],
          querystring: z.object({ text: LooseText }),
          response: { 200: SearchResponse },
        },
      },
      async ({ query }) => success(await searchAll(db, query.text ?? '')),
    );
    app.get(
      '/home/filter',
      { schema: { tags: ['home'], querystring: ListingQuery, response: { 200: ListingResponse } } },
      async ({ query }) => success(await getListing(db, query, await choices(), facets)),
    );
    app.get(
      '/experience/getExpByPk',
      {
        schema: {
          tags: ['experience'],
          querystring: z.object({ primary_key: KeyText }),
          response: { 200: ExperienceDetailResponse },
        },
      },
      async ({ query }) => success(await getExperience(db, query.primary_key, now())),
    );
  };
}
