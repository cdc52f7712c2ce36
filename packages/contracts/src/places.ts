import * as z from 'zod/mini';
import { ExperienceCard, GuideCard } from './cards';
import type { Endpoint } from './endpoint';
import {
  Coordinates,
  Image,
  NamedRef,
  PrimaryKey,
  RatingSummary,
  SavedRecord,
  imagePath,
  line,
  optionalKey,
} from './fields';
import { ByKey } from './query';

const noun = 'places';

/** A place to visit around a destination. */
export const Place = z.object({
  primary_key: PrimaryKey,
  name: z.string(),
  slug: z.string(),
  text: z.string(),
  coordinates: Coordinates,
  destination: NamedRef,
  card_image: z.nullable(Image),
  rating: RatingSummary,
});
export type Place = z.infer<typeof Place>;

/** Something to do around a destination. */
export const ThingToDo = z.object({
  primary_key: PrimaryKey,
  name: z.string(),
  slug: z.string(),
  text: z.string(),
  destination: NamedRef,
  card_image: z.nullable(Image),
});
export type ThingToDo = z.infer<typeof ThingToDo>;

/** What stands beside a place or a thing to do: its destination's guide, when it has one, and what can be booked there. */
const surroundings = {
  guide: z.nullable(GuideCard),
  related_experiences: z.array(ExperienceCard),
};
export const PlaceDetail = z.extend(Place, { ...surroundings, nearby: z.array(Place) });
export type PlaceDetail = z.infer<typeof PlaceDetail>;
export const ThingToDoDetail = z.extend(ThingToDo, { ...surroundings, more: z.array(ThingToDo) });
export type ThingToDoDetail = z.infer<typeof ThingToDoDetail>;

export const listPlaces = {
  method: 'GET',
  path: '/getPlaces',
  noun,
  summary: 'All places to visit',
  data: z.array(Place),
} as const satisfies Endpoint;

/** `primary_key` is the destination's. */
export const listPlacesOfDestination = {
  method: 'GET',
  path: '/travel/getAllPlacesByLk',
  noun,
  summary: 'The places to visit around a destination',
  query: ByKey,
  data: z.array(Place),
} as const satisfies Endpoint;

export const getPlace = {
  method: 'GET',
  path: '/travel/getPlaceByPk',
  noun,
  summary: 'One place with what is around it',
  query: ByKey,
  data: PlaceDetail,
  errors: ['not_found'],
} as const satisfies Endpoint;

/** `primary_key` is the destination's. */
export const listThingsToDo = {
  method: 'GET',
  path: '/travel/getAllThingsByLk',
  noun,
  summary: 'The things to do around a destination',
  query: ByKey,
  data: z.array(ThingToDo),
} as const satisfies Endpoint;

export const getThingToDo = {
  method: 'GET',
  path: '/travel/getThingsByPk',
  noun,
  summary: 'One thing to do with what is around it',
  query: ByKey,
  data: ThingToDoDetail,
  errors: ['not_found'],
} as const satisfies Endpoint;

export const PlaceBody = z.object({
  ...optionalKey,
  destination_pk: PrimaryKey,
  name: line(150),
  text: line(5_000),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  image_path: imagePath,
});
export type PlaceBody = z.infer<typeof PlaceBody>;

export const savePlace = {
  method: 'POST',
  path: '/admin/createPlace',
  noun,
  summary: 'Makes or changes a place to visit',
  access: ['content'],
  body: PlaceBody,
  data: SavedRecord,
  errors: ['invalid', 'not_found', 'conflict'],
} as const satisfies Endpoint;
