import {
  BannerResponse,
  BudgetsResponse,
  DestinationsResponse,
  DurationsResponse,
  ExpCardsResponse,
  ExperiencesPageResponse,
  FaqsResponse,
  NearbyResponse,
  StayTypesResponse,
  StoriesPageResponse,
  ThemesResponse,
} from '@kaadu/contracts/api';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { experiences } from '../../platform/database/schema';
import { homeBanner } from './get-home';
import { getNearby } from './get-nearby';
import { getExperiencesPage, getStoriesPage } from '../catalogue/get-experiences-page';
import { listDestinations, listFaqs, listThemes } from '../catalogue/repository';
import { listBudgets, listDurations, listStayTypes } from '../catalogue/choices-repository';
import { listCards } from '../catalogue/cards-repository';
import type { Services } from '../../services';
import { success } from '../../platform/http/envelope';
import { DegreesText, KeyText, PageText } from '../../platform/http/query-schemas';

const Paged = z.object({ page: PageText });
/** Where people are taken to be when they do not say: Bengaluru. */
const Position = z.object({ latitude: DegreesText(90, 12.9716), longitude: DegreesText(180, 77.5946) });
const cardsShown = 24;

/** The parts of the home page, each by itself. */
export function homeRoutes({ database: { db } }: Services): FastifyPluginAsyncZod {
  const tags = ['home'];
  return async (app) => {
    app.get(
      '/home/bootstrapExperiences',
      { schema: { tags, querystring: Paged, response: { 200: ExperiencesPageResponse } } },
      async ({ query }) => success(await getExperiencesPage(db, query.page)),
    );
    app.get(
      '/home/bootstrapExpTypeActivity',
      { schema: { tags, response: { 200: ExpCardsResponse } } },
      async () => success(await listCards(db, { where: eq(experiences.isStay, false), limit: cardsShown })),
    );
    app.get(
      '/home/bootstrapDestinations',
      { schema: { tags, response: { 200: DestinationsResponse } } },
      async () => success(await listDestinations(db)),
    );
    app.get('/home/bootstrapThemes', { schema: { tags, response: { 200: ThemesResponse } } }, async () =>
      success(await listThemes(db)),
    );
    app.get('/home/bootstrapBudgets', { schema: { tags, response: { 200: BudgetsResponse } } }, async () =>
      success(await listBudgets(db)),
    );
    app.get(
      '/home/bootstrapDurations',
      { schema: { tags, response: { 200: DurationsResponse } } },
      async () => success(await listDurations(db)),
    );
    app.get(
      '/home/bootstrapStories',
      { schema: { tags, querystring: Paged, response: { 200: StoriesPageResponse } } },
      async ({ query }) => success(await getStoriesPage(db, query.page)),
    );
    app.get('/home/bootstrapFaqs', { schema: { tags, response: { 200: FaqsResponse } } }, async () =>
      success(await listFaqs(db)),
    );
    app.get(
      '/home/bootstrapExpStayType',
      { schema: { tags, response: { 200: StayTypesResponse } } },
      async () => success(await listStayTypes(db)),
    );
    app.get(
      '/home/locationBasedDetails/',
      { schema: { tags, querystring: Position, response: { 200: NearbyResponse } } },
      async ({ query }) => success(await getNearby(db, query)),
    );
    app.get('/getHomeBannerCard', { schema: { tags, response: { 200: BannerResponse } } }, async () =>
      success(homeBanner),
    );
    app.get(
      '/getStayTypeExp/:stay_type_pk',
      {
        schema: {
          tags,
          params: z.object({ stay_type_pk: KeyText }),
          response: { 200: ExpCardsResponse },
        },
      },
      async ({ params }) =>
        success(
          await listCards(db, { where: eq(experiences.stayTypePk, params.stay_type_pk), limit: cardsShown }),
        ),
    );
  };
}
