import * as z from 'zod/mini';
import { Coordinates, DestinationRef, Image, Paise, PrimaryKey, RatingSummary } from '../fields/fields';

/*
 * What lists, tiles and neighbours show of a record. The cards of all nouns stand together because the nouns' details
 * refer to each other's cards; details and endpoints are in the noun's own file.
 */

/** Price on a card: final, tax included, for one night of the cheapest room or one person's place. */
export const CardPrice = z.object({
  /** What everybody pays. */
  total: Paise,
  /** What a signed-in member pays for the same. */
  member_total: Paise,
  unit: z.enum(['night', 'person']),
});
export type CardPrice = z.infer<typeof CardPrice>;

export const ExperienceCard = z.object({
  primary_key: PrimaryKey,
  url: z.string(),
  title: z.string(),
  short_name: z.nullable(z.string()),
  card_image: z.nullable(Image),
  location: z.string(),
  coordinates: Coordinates,
  is_stay: z.boolean(),
  summary: z.string(),
  duration_label: z.string(),
  distance_km: z.int(),
  rating: RatingSummary,
  price: CardPrice,
  /** Days before the start until which all of the price comes back; null where it never does. */
  free_cancellation_days: z.nullable(z.int()),
});
export type ExperienceCard = z.infer<typeof ExperienceCard>;

export const DestinationCard = z.object({
  primary_key: PrimaryKey,
  name: z.string(),
  url: z.string(),
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

/** Story card of §3. */
export const StoryCard = z.object({
  primary_key: PrimaryKey,
  blog_url: z.string(),
  blog_title: z.string(),
  blog_description: z.string(),
  card_image: z.nullable(Image),
  author: z.string(),
  published_at: z.string(),
  reading_minutes: z.int(),
});
export type StoryCard = z.infer<typeof StoryCard>;

export const GuideCard = z.object({
  primary_key: PrimaryKey,
  url: z.string(),
  title: z.string(),
  summary: z.string(),
  destination: DestinationRef,
  card_image: z.nullable(Image),
});
export type GuideCard = z.infer<typeof GuideCard>;
