import * as z from 'zod/mini';
import { ExperienceCard } from './experiences';
import { Image, PrimaryKey, envelope } from './envelope';
import { StoryCard } from './footer';

export const DestinationCard = z.object({
  primary_key: PrimaryKey,
  name: z.string(),
  state: z.string(),
  tagline: z.string(),
  distance_km: z.int(),
  experience_count: z.int(),
  card_image: z.nullable(Image),
});
export type DestinationCard = z.infer<typeof DestinationCard>;

export const ThemeCard = z.object({
  primary_key: PrimaryKey,
  name: z.string(),
  tagline: z.string(),
  experience_count: z.int(),
  card_image: z.nullable(Image),
});
export type ThemeCard = z.infer<typeof ThemeCard>;

export const ActivityCard = z.object({
  primary_key: PrimaryKey,
  name: z.string(),
  page_url: z.string(),
  tagline: z.string(),
  experience_count: z.int(),
  card_image: z.nullable(Image),
});
export type ActivityCard = z.infer<typeof ActivityCard>;

export const Faq = z.object({ question: z.string(), answer: z.string() });
export type Faq = z.infer<typeof Faq>;

/** GET /home/bootstrap: everything that the home page shows, in one call. */
export const HomeResponse = envelope(
  z.object({
    banner: z.object({ title: z.string(), text: z.string(), image: Image }),
    stats: z.object({ experiences: z.int(), destinations: z.int(), stays: z.int() }),
    featured_stays: z.array(ExperienceCard),
    featured_activities: z.array(ExperienceCard),
    destinations: z.array(DestinationCard),
    themes: z.array(ThemeCard),
    activities: z.array(ActivityCard),
    stories: z.array(StoryCard),
    faqs: z.array(Faq),
  }),
);
export type Home = z.infer<typeof HomeResponse>['data'];
