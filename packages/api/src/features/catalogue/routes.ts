import * as endpoints from '@kaadu/contracts/catalogue';
import { eq } from 'drizzle-orm';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import {
  listAmenities,
  listBudgets,
  listDurations,
  listFaqs,
  listStayTypes,
  listThemes,
} from './experience/attributes-repository';
import { listCards, listCardsByKey } from './cards/cards-repository';
import { listDestinations } from './destinations-repository';
import { type ExperiencePorts, getExperience } from './experience/get-experience';
import { getExperiencesPage } from './get-experiences-page';
import { getNearby } from './cards/get-nearby';
import { experiences } from './tables';

const cardsShown = 24;

/** Routes for experiences and their filter attributes. */
export function catalogueRoutes({ database: { db }, now }: Services, ports: ExperiencePorts): Route[] {
  return [
    route(endpoints.getExperience, ({ query }) => getExperience(db, ports, query.primary_key, now())),
    route(endpoints.listExperiencesByKey, ({ query }) => listCardsByKey(db, query.experiences_pk)),
    route(endpoints.listExperiences, ({ query }) => getExperiencesPage(db, query.page)),
    route(endpoints.listOutings, () =>
      listCards(db, { where: eq(experiences.isStay, false), limit: cardsShown }),
    ),
    route(endpoints.listExperiencesOfStayType, ({ params }) =>
      listCards(db, { where: eq(experiences.stayTypePk, params.stay_type_pk), limit: cardsShown }),
    ),
    route(endpoints.listDestinations, () => listDestinations(db)),
    route(endpoints.listThemes, () => listThemes(db)),
    route(endpoints.listBudgets, () => listBudgets(db)),
    route(endpoints.listDurations, () => listDurations(db)),
    route(endpoints.listStayTypes, () => listStayTypes(db)),
    route(endpoints.listStayTypesForStaff, () => listStayTypes(db)),
    route(endpoints.listAmenities, () => listAmenities(db)),
    route(endpoints.listFaqs, () => listFaqs(db)),
    route(endpoints.listNearby, ({ query }) => getNearby(db, query)),
  ];
}
