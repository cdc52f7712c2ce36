import {
  BudgetsResponse,
  DestinationsResponse,
  DurationsResponse,
  ExpCardsResponse,
  ExperienceDetailResponse,
  ExperiencesPageResponse,
  FaqsResponse,
  NearbyResponse,
  StayTypesResponse,
  ThemesResponse,
} from '@kaadu/contracts/api';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { success } from '../../platform/http/envelope';
import { ByKey, DegreesText, KeyText, PageText } from '../../platform/http/query-schemas';
import { requireUser } from '../../platform/sessions/signed-in';
import type { Services } from '../../services';
import { listBudgets, listDurations, listFaqs, listStayTypes, listThemes } from './attributes-repository';
import { listCards } from './cards-repository';
import { listDestinations } from './destinations-repository';
import { type ExperiencePorts, getExperience } from './get-experience';
import { getExperiencesPage } from './get-experiences-page';
import { getNearby } from './get-nearby';
import { experiences } from './tables';

/** Where visitors are taken to be when they do not say: Bengaluru. */
const Position = z.object({ latitude: DegreesText(90, 12.9716), longitude: DegreesText(180, 77.5946) });
const cardsShown = 24;

/** Experiences, one and many. */
export function experienceRoutes(
  { database: { db }, now }: Services,
  ports: ExperiencePorts,
): FastifyPluginAsyncZod {
  const tags = ['catalogue'];
  return async (app) => {
    app.get(
      '/experience/getExpByPk',
      { schema: { tags, querystring: ByKey, response: { 200: ExperienceDetailResponse } } },
      async ({ query }) => success(await getExperience(db, ports, query.primary_key, now())),
    );
    app.get(
      '/home/bootstrapExperiences',
      {
        schema: {
          tags,
          querystring: z.object({ page: PageText }),
          response: { 200: ExperiencesPageResponse },
        },
      },
      async ({ query }) => success(await getExperiencesPage(db, query.page)),
    );
    app.get(
      '/home/bootstrapExpTypeActivity',
      { schema: { tags, response: { 200: ExpCardsResponse } } },
      async () => success(await listCards(db, { where: eq(experiences.isStay, false), limit: cardsShown })),
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

/** Destinations and the other things by which experiences are found. */
export function attributeRoutes(services: Services): FastifyPluginAsyncZod {
  const { db } = services.database;
  const tags = ['catalogue'];
  return async (app) => {
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
      '/home/bootstrapExpStayType',
      { schema: { tags, response: { 200: StayTypesResponse } } },
      async () => success(await listStayTypes(db)),
    );
    app.get(
      '/expStayTypeAdmin',
      {
        onRequest: requireUser(services, ['content']),
        schema: { tags, response: { 200: StayTypesResponse } },
      },
      async () => success(await listStayTypes(db)),
    );
    app.get('/home/bootstrapFaqs', { schema: { tags, response: { 200: FaqsResponse } } }, async () =>
      success(await listFaqs(db)),
    );
    app.get(
      '/home/locationBasedDetails/',
      { schema: { tags, querystring: Position, response: { 200: NearbyResponse } } },
      async ({ query }) => success(await getNearby(db, query)),
    );
  };
}
