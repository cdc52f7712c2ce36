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
