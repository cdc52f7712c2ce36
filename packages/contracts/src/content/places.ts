import * as z from 'zod/mini';
import { DestinationCard, ExperienceCard } from '../catalogue/cards';
import { NearbyDestination } from '../catalogue/catalogue';
import { latitude, longitude } from './editing';
import type { Endpoint } from '../endpoints/endpoint';
import {
  Coordinates,
  DestinationRef,
  Image,
  PrimaryKey,
  RatingSummary,
  imageAlt,
  imagePath,
} from '../fields/fields';
import { destinationField, pictureField, formOf } from '../fields/form';
import { GuideChapters } from './guide-content';
import { ByKey } from '../endpoints/query';
import { stored, written, type FieldSchemas } from '../fields/record-fields';

const noun = 'places';

/** What editors write of a place and visitors read. Whatever is added here is sent to pages and taken from editors. */
const textOf = ({ line }: FieldSchemas) => ({ name: line(150), text: line(5_000) });

/** A place to visit around a destination. */
export const Place = z.object({
  primary_key: PrimaryKey,
  ...textOf(stored),
  slug: z.string(),
  coordinates: Coordinates,
  destination: DestinationRef,
  card_image: z.nullable(Image),
  rating: RatingSummary,
});
export type Place = z.infer<typeof Place>;

/** A place to visit as editors write it. */
export const PlaceContent = z.object({
  destination_pk: PrimaryKey,
  ...textOf(written),
  latitude,
  longitude,
  image_path: imagePath,
  image_alt: imageAlt,
});
export type PlaceContent = z.infer<typeof PlaceContent>;
/** Labels of a place's fields, in the order of the form. */
export const placeForm = formOf<PlaceContent>({
  name: { kind: 'line', label: 'Name' },
  destination_pk: destinationField,
  text: { kind: 'text', label: 'Text' },
  latitude: { kind: 'number', label: 'Latitude', step: 0.0001 },
  longitude: { kind: 'number', label: 'Longitude', step: 0.0001 },
  image_path: pictureField,
});

/** Something to do around a destination. */
export const ThingToDo = z.object({
  primary_key: PrimaryKey,
  name: z.string(),
  slug: z.string(),
  text: z.string(),
  destination: DestinationRef,
  card_image: z.nullable(Image),
});
export type ThingToDo = z.infer<typeof ThingToDo>;

/** What stands beside a place or a thing to do: its destination's guide, when it has one, and what can be booked there. */
const surroundings = {
  guide: z.nullable(GuideChapters),
  related_experiences: z.array(ExperienceCard),
};
/** A place near another one; `away_km` as the crow flies, one decimal. */
export const NearbyPlace = z.extend(Place, { away_km: z.number() });
export type NearbyPlace = z.infer<typeof NearbyPlace>;
/** A place to visit with what is around it; `nearby` are those of its destination, the nearest first. */
export const PlaceDetail = z.extend(Place, { ...surroundings, nearby: z.array(NearbyPlace) });
export type PlaceDetail = z.infer<typeof PlaceDetail>;
export const ThingToDoDetail = z.extend(ThingToDo, { ...surroundings, more: z.array(ThingToDo) });
export type ThingToDoDetail = z.infer<typeof ThingToDoDetail>;

/** A destination as its own page shows it. */
export const Destination = z.extend(DestinationCard, {
  /** Paragraphs. */
  description: z.array(z.string()),
  coordinates: Coordinates,
  drive_hours: z.number(),
  /** Months to go, 1–12. */
  best_months: z.array(z.int()),
});
export type Destination = z.infer<typeof Destination>;

/** A destination with everything around it. */
export const LocationDetails = z.object({
  destination: Destination,
  ...surroundings,
  places: z.array(Place),
  things_to_do: z.array(ThingToDo),
  /** Other destinations, the nearest first. */
  nearby: z.array(NearbyDestination),
});
export type LocationDetails = z.infer<typeof LocationDetails>;

export const getLocation = {
  method: 'GET',
  path: '/home/locationBasedDetails/:location',
  noun,
  summary: 'A destination, by its key or its name in addresses (`1` or `coorg`), with everything around it',
  params: z.object({ location: z.string().check(z.maxLength(100)) }),
  data: LocationDetails,
  errors: ['not_found'],
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const listPlaces = {
  method: 'GET',
  path: '/getPlaces',
  noun,
  summary: 'All places to visit',
  data: z.array(Place),
  cache: 'until-content-changes',
} as const satisfies Endpoint;

/** `primary_key` is the destination's. */
export const listPlacesOfDestination = {
  method: 'GET',
  path: '/travel/getAllPlacesByLk',
  noun,
  summary: 'The places to visit around a destination',
  query: ByKey,
  data: z.array(Place),
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const getPlace = {
  method: 'GET',
  path: '/travel/getPlaceByPk',
  noun,
  summary: 'One place with what is around it',
  query: ByKey,
  data: PlaceDetail,
  errors: ['not_found'],
  cache: 'until-content-changes',
} as const satisfies Endpoint;

/** `primary_key` is the destination's. */
export const listThingsToDo = {
  method: 'GET',
  path: '/travel/getAllThingsByLk',
  noun,
  summary: 'The things to do around a destination',
  query: ByKey,
  data: z.array(ThingToDo),
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const getThingToDo = {
  method: 'GET',
  path: '/travel/getThingsByPk',
  noun,
  summary: 'One thing to do with what is around it',
  query: ByKey,
  data: ThingToDoDetail,
  errors: ['not_found'],
  cache: 'until-content-changes',
} as const satisfies Endpoint;
