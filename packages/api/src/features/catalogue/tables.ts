import type { ExperienceContent } from '@kaadu/contracts/experience-body';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { childKey, key, tsvector, updatedAt } from '../../platform/database/columns';

export const destinations = pgTable('destinations', {
  primaryKey: key(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  state: text('state').notNull(),
  tagline: text('tagline').notNull(),
  description: text('description').array().notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  distanceKm: integer('distance_km').notNull(),
  driveHours: doublePrecision('drive_hours').notNull(),
  /** Good months, 1–12. */
  bestMonths: smallint('best_months').array().notNull(),
  imagePath: text('image_path'),
  updatedAt: updatedAt(),
});

export const themes = pgTable('themes', {
  primaryKey: key(),
  name: text('name').notNull(),
  tagline: text('tagline').notNull(),
  imagePath: text('image_path'),
});

/** Amenities of places and rooms, such as a pool. */
export const amenities = pgTable('amenities', {
  primaryKey: key(),
  name: text('name').notNull(),
});

export const stayTypes = pgTable('stay_types', {
  primaryKey: key(),
  name: text('name').notNull(),
  tagline: text('tagline').notNull(),
});

export const durations = pgTable('durations', {
  primaryKey: key(),
  name: text('name').notNull(),
  tagline: text('tagline').notNull(),
});

/** Price bands for filtering, in rupees with tax; `from` is inclusive, `to` exclusive. */
export const budgets = pgTable('budgets', {
  primaryKey: key(),
  name: text('name').notNull(),
  fromRupees: integer('from_rupees').notNull(),
  toRupees: integer('to_rupees').notNull(),
});

/**
 * Experiences that travellers book. Lists read the columns; only the detail page reads `content`. `card_*`, `rating_*`
 * and `search` are derived, so that lists need no join: by `refreshCardPrices`, `refreshExperienceRatings` and
 * `refreshSearchIndex`.
 */
export const experiences = pgTable(
  'experiences',
  {
    primaryKey: key(),
    url: text('url').notNull(),
    title: text('title').notNull(),
    shortName: text('short_name'),
    isStay: boolean('is_stay').notNull(),
    destinationPk: integer('destination_pk')
      .notNull()
      .references(() => destinations.primaryKey),
    stayTypePk: integer('stay_type_pk').references(() => stayTypes.primaryKey),
    durationPk: integer('duration_pk')
      .notNull()
      .references(() => durations.primaryKey),
    activityPks: integer('activity_pks').array().notNull(),
    themePks: integer('theme_pks').array().notNull(),
    amenityPks: integer('amenity_pks').array().notNull().default([]),
    location: text('location').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    distanceKm: integer('distance_km').notNull(),
    driveHours: doublePrecision('drive_hours').notNull(),
    durationLabel: text('duration_label').notNull(),
    summary: text('summary').notNull(),
    /** Paths in the image store; the first is the card's. */
    imagePaths: text('image_paths').array().notNull(),
    /** Alternative texts of the images; missing or empty: the title. */
    imageAlts: text('image_alts').array().notNull().default([]),
    content: jsonb('content').$type<ExperienceContent>().notNull(),
    memberPercent: smallint('member_percent').notNull(),
    editorRank: smallint('editor_rank').notNull(),
    addedAt: date('added_at', { mode: 'string' }).notNull(),
    /** Price of the cheapest option, in paise with tax. */
    cardTotal: integer('card_total').notNull().default(0),
    cardMemberTotal: integer('card_member_total').notNull().default(0),
    /** Days before the start of the full-refund step in the cancellation policy. */
    freeCancellationDays: smallint('free_cancellation_days').generatedAlwaysAs(
      sql`(jsonb_path_query_first(content, '$.cancellation[*] ? (@.refund_percent == 100).days_before') #>> '{}')::smallint`,
    ),
    ratingAverage: doublePrecision('rating_average'),
    ratingCount: integer('rating_count').notNull().default(0),
    search: tsvector('search').notNull().default(''),
    updatedAt: updatedAt(),
  },
  (table) => [
    // ORDER BY … DESC implies NULLS FIRST; an index with another null order is not used for sorting, even without nulls.
    index('experiences_recommended').on(table.editorRank.desc().nullsFirst(), table.primaryKey),
    // Serves the minimum and the maximum.
    index('experiences_price').on(table.cardTotal),
    index('experiences_destination').on(table.destinationPk, table.editorRank.desc().nullsFirst()),
    index('experiences_activities').using('gin', table.activityPks),
    index('experiences_themes').using('gin', table.themePks),
    index('experiences_position').using('gist', sql`point(${table.longitude}, ${table.latitude})`),
    index('experiences_amenities').using('gin', table.amenityPks),
  ],
);

/** Room types or tickets of an experience; bookings refer to them. */
export const experienceOptions = pgTable(
  'experience_options',
  {
    primaryKey: childKey(),
    experiencePk: integer('experience_pk')
      .notNull()
      .references(() => experiences.primaryKey, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    includedGuests: smallint('included_guests').notNull(),
    maxGuests: smallint('max_guests').notNull(),
    mealPlan: text('meal_plan'),
    /** HH:MM in Asia/Kolkata; empty for a stay. */
    slots: text('slots').array().notNull(),
    /** Paise before tax, per night or person. */
    basePaise: integer('base_paise').notNull(),
    /** Rooms, or places per slot. */
    capacity: integer('capacity').notNull(),
    amenityPks: integer('amenity_pks').array().notNull().default([]),
    imagePath: text('image_path'),
    /** Alternative text of the image; null: the name. */
    imageAlt: text('image_alt'),
  },
  (table) => [index('experience_options_experience').on(table.experiencePk, table.position)],
);

export const faqs = pgTable('faqs', {
  primaryKey: key(),
  position: smallint('position').notNull(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
});
