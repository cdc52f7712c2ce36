import * as z from 'zod/mini';
import { ExperienceCard } from './experiences';
import { Image, NamedRef, PrimaryKey, envelope } from './envelope';
import { StoryCard } from './footer';
import { Faq } from './home';

export const StorySection = z.object({ heading: z.nullable(z.string()), paragraphs: z.array(z.string()) });
export type StorySection = z.infer<typeof StorySection>;

/** GET /getBlogByPk?primary_key= */
export const StoryDetail = z.extend(StoryCard, {
  sections: z.array(StorySection),
  destination: z.nullable(NamedRef),
  related_stories: z.array(StoryCard),
  related_experiences: z.array(ExperienceCard),
});
export type StoryDetail = z.infer<typeof StoryDetail>;
export const StoryDetailResponse = envelope(StoryDetail);

/** One way to reach a destination from Bengaluru; `hours` is door to door. */
export const Journey = z.object({
  mode: z.enum(['road', 'rail', 'air']),
  text: z.string(),
  hours: z.number(),
});
/** One month of the best-time chart: mean high in °C, rain in mm. */
export const MonthClimate = z.object({
  high: z.number(),
  rain: z.number(),
  verdict: z.enum(['best', 'good', 'avoid']),
});

export const GuideCard = z.object({
  primary_key: PrimaryKey,
  url: z.string(),
  title: z.string(),
  summary: z.string(),
  destination: NamedRef,
  card_image: z.nullable(Image),
});
export type GuideCard = z.infer<typeof GuideCard>;

/** A place to visit around a destination. */
export const Place = z.object({
  primary_key: PrimaryKey,
  name: z.string(),
  slug: z.string(),
  text: z.string(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  destination: NamedRef,
  card_image: z.nullable(Image),
  rating: z.nullable(z.object({ average: z.number(), count: z.int() })),
});
export type Place = z.infer<typeof Place>;

/** Something to do around a destination. */
export const Thing = z.object({
  primary_key: PrimaryKey,
  name: z.string(),
  slug: z.string(),
  text: z.string(),
  destination: NamedRef,
  card_image: z.nullable(Image),
});
export type Thing = z.infer<typeof Thing>;

/** Everything about one destination's guide, which the guide, best-time and how-to-get-there pages share. */
export const GuideDetail = z.extend(GuideCard, {
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  distance_km: z.int(),
  drive_hours: z.number(),
  intro: z.array(z.string()),
  places: z.array(Place),
  things_to_do: z.array(Thing),
  how_to_get_there: z.array(Journey),
  /** Twelve, January first. */
  months: z.array(MonthClimate),
  best_time: z.array(z.string()),
  faqs: z.array(Faq),
  related_experiences: z.array(ExperienceCard),
});
export type GuideDetail = z.infer<typeof GuideDetail>;

/** GET /travel/Guidebyloc?primary_key= (a guide's) or ?destination_pk= (a location's) */
export const GuideDetailResponse = envelope(GuideDetail);
/** GET /travel/filter */
export const GuidesResponse = envelope(z.array(GuideCard));

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
/** GET /travel/getGuideBestTimeToVisit?primary_key= */
export const GuideBestTimeResponse = envelope(GuideBestTime);

/** The guide of a destination, when it has one, and what can be booked there: beside a place or a thing to do. */
const surroundings = {
  guide: z.nullable(GuideCard),
  related_experiences: z.array(ExperienceCard),
};
export const PlaceDetail = z.extend(Place, { ...surroundings, nearby: z.array(Place) });
export type PlaceDetail = z.infer<typeof PlaceDetail>;
export const ThingDetail = z.extend(Thing, { ...surroundings, more: z.array(Thing) });
export type ThingDetail = z.infer<typeof ThingDetail>;

/** GET /travel/getPlaceByPk?primary_key= */
export const PlaceDetailResponse = envelope(PlaceDetail);
/** GET /getPlaces, GET /travel/getAllPlacesByLk?primary_key= (the location's key) */
export const PlacesResponse = envelope(z.array(Place));
/** GET /travel/getThingsByPk?primary_key= */
export const ThingDetailResponse = envelope(ThingDetail);
/** GET /travel/getAllThingsByLk?primary_key= (the location's key) */
export const ThingsResponse = envelope(z.array(Thing));
