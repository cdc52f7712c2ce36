import * as z from 'zod/mini';
import { ExperienceCard, GuideCard } from '../catalogue/cards';
import type { Endpoint } from '../endpoints/endpoint';
import { Coordinates } from '../fields/fields';
import { GuideContent } from './guide-content';
import { Place, ThingToDo } from './places';
import { ByKey, KeyList, KeyText } from '../endpoints/query';

const noun = 'guides';

/** Data of one destination's guide, shared by the guide, best-time and how-to-get-there pages. */
export const GuideDetail = z.extend(GuideCard, {
  ...GuideContent.shape,
  coordinates: Coordinates,
  distance_km: z.int(),
  drive_hours: z.number(),
  places: z.array(Place),
  things_to_do: z.array(ThingToDo),
  related_experiences: z.array(ExperienceCard),
});
export type GuideDetail = z.infer<typeof GuideDetail>;

export const getGuide = {
  method: 'GET',
  path: '/travel/Guidebyloc',
  noun,
  summary: 'A whole guide, by its own key or its destination’s',
  query: z.object({ primary_key: z.optional(KeyText), destination_pk: z.optional(KeyText) }),
  data: GuideDetail,
  errors: ['invalid', 'not_found'],
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const listGuides = {
  method: 'GET',
  path: '/travel/filter',
  noun,
  summary: 'Guides by title, of some destinations or of all',
  query: z.object({ destinations_pk: KeyList }),
  data: z.array(GuideCard),
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const GuideBestTime = z.extend(
  z.pick(GuideDetail, {
    primary_key: true,
    url: true,
    title: true,
    destination: true,
    card_image: true,
    months: true,
    best_time: true,
  }),
  { guides: z.array(GuideCard) },
);
export type GuideBestTime = z.infer<typeof GuideBestTime>;

export const getBestTime = {
  method: 'GET',
  path: '/travel/getGuideBestTimeToVisit',
  noun,
  summary: 'The climate of a guide’s destination, and the other guides',
  query: ByKey,
  data: GuideBestTime,
  errors: ['not_found'],
  cache: 'until-content-changes',
} as const satisfies Endpoint;
