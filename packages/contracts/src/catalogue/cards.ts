import * as z from 'zod/mini';
import { Coordinates, DestinationRef, Image, Paise, PrimaryKey, RatingSummary } from '../fields/fields';

/*
 * Summaries of records for lists, tiles and related records. All cards share this file because details refer
 * to each other's cards. Details and endpoints are in each noun's own file.
 */

/** Price on a card: final, tax included, for one night of the cheapest room or one person's place. */
export const CardPrice = z.object({
  /** Price for visitors who are not members. */
  total: Paise,
  /** Price of the same for a signed-in member. */
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
  /** Days before the start until which the full price is refunded; null where it never is. */
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
