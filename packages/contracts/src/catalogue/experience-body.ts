import * as z from 'zod/mini';
import { editing, faqs, latitude, longitude, saving } from '../content/editing';
import type { Endpoint } from '../endpoints/endpoint';
import { PrimaryKey, distinct, distinctKeys, line, paragraphs } from '../fields/fields';

/* What editors write of an experience; apart from the catalogue for the reason that `content-bodies` gives. */

const lines = z.array(line(500)).check(z.maxLength(40));
const keys = distinctKeys(50);
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time (HH:MM)'));
const wholeBetween = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/**
 * A room type or ticket as editors write it. How many there are, and when, is the calendar's; `primary_key` is that of an
 * option that there is already.
 */
export const OptionContent = z.object({
  primary_key: z.nullable(PrimaryKey),
  name: line(100),
  description: line(1_000),
  included_guests: wholeBetween(1, 50),
  max_guests: wholeBetween(1, 50),
  meal_plan: z.nullable(line(100)),
  slots: z.array(time).check(
    z.maxLength(24),
    distinct((slot: string) => slot),
  ),
  /** Paise before tax, per night or person. */
  base_paise: wholeBetween(1, 100_000_000),
  /** Rooms, or places per slot. */
  capacity: wholeBetween(1, 1_000),
});
export type OptionContent = z.infer<typeof OptionContent>;

/** An experience as editors write it. */
export const ExperienceText = z.object({
  title: line(200),
  short_name: z.nullable(line(60)),
  is_stay: z.boolean(),
  destination_pk: PrimaryKey,
  stay_type_pk: z.nullable(PrimaryKey),
  duration_pk: PrimaryKey,
  activity_pks: keys,
  theme_pks: keys,
  location: line(150),
  latitude,
  longitude,
  distance_km: wholeBetween(0, 5_000),
  drive_hours: z.number().check(z.gte(0), z.lte(100)),
  duration_label: line(60),
  summary: line(500),
  images: z
    .array(z.object({ path: z.string().check(z.maxLength(100)), alt: z.nullable(line(200)) }))
    .check(z.maxLength(20)),
  member_percent: wholeBetween(0, 50),
  editor_rank: wholeBetween(0, 1_000),
  description: paragraphs,
  highlights: lines,
  itinerary: z.array(z.object({ title: line(150), text: line(2_000) })).check(z.maxLength(30)),
  inclusions: lines,
  exclusions: lines,
  meeting_point: line(500),
  what_to_bring: lines,
  age_note: line(500),
  fitness_note: line(500),
  languages: lines,
  weather_note: z.nullable(line(500)),
  check_in: z.nullable(time),
  check_out: z.nullable(time),
  child_policy: z.nullable(line(500)),
  /** Refund steps, the most generous first. */
  cancellation: z
    .array(z.object({ days_before: wholeBetween(0, 365), refund_percent: wholeBetween(0, 100) }))
    .check(
      z.maxLength(10),
      distinct(({ days_before }: { days_before: number }) => days_before),
    ),
  faqs,
  options: z.array(OptionContent).check(
    z.minLength(1),
    z.maxLength(30),
    distinct(({ primary_key }: { primary_key: number | null }) => primary_key),
  ),
});
export type ExperienceText = z.infer<typeof ExperienceText>;
export const ExperienceBody = z.extend(ExperienceText, editing);
export type ExperienceBody = z.infer<typeof ExperienceBody>;

export const saveExperience = {
  ...saving,
  path: '/admin/createExperience',
  noun: 'catalogue',
  summary: 'Makes or changes an experience',
  access: ['content'],
  body: ExperienceBody,
} as const satisfies Endpoint;
