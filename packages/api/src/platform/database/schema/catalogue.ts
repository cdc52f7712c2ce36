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
import type { ExperienceContent } from '../../../features/catalogue/experience-content';
import { childKey, instant, key, tsvector } from './columns';

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
});

export const activityGroups = pgTable('activity_groups', {
  key: text('key').primaryKey(),
  title: text('title').notNull(),
  position: integer('position').notNull(),
});

export const activities = pgTable('activities', {
  primaryKey: key(),
  name: text('name').notNull(),
  pageUrl: text('page_url').notNull().unique(),
  groupKey: text('group_key')
    .notNull()
    .references(() => activityGroups.key),
  tagline: text('tagline').notNull(),
  description: text('description').array().notNull(),
  imagePath: text('image_path'),
});

export const themes = pgTable('themes', {
  primaryKey: key(),
  name: text('name').notNull(),
  tagline: text('tagline').notNull(),
  imagePath: text('image_path'),
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

/** Price bands of the listing, rupees with tax, `from` inclusive and `to` exclusive. */
export const budgets = pgTable('budgets', {
  primaryKey: key(),
  name: text('name').notNull(),
  fromRupees: integer('from_rupees').notNull(),
  toRupees: integer('to_rupees').notNull(),
});

/**
 * What travellers buy. Columns are what lists filter, sort and show; `content` is what only the detail page reads.
 * `card_*`, `rating_*` and `search*` are derived, so that a list needs no join: prices by `repriceCards`,
 * ratings by `refreshRatings`, the search document by `refreshSearch`.
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
    location: text('location').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    distanceKm: integer('distance_km').notNull(),
    driveHours: doublePrecision('drive_hours').notNull(),
    durationLabel: text('duration_label').notNull(),
    summary: text('summary').notNull(),
    /** Store paths, the card's first. */
    imagePaths: text('image_paths').array().notNull(),
    content: jsonb('content').$type<ExperienceContent>().notNull(),
    memberPercent: smallint('member_percent').notNull(),
    editorRank: smallint('editor_rank').notNull(),
    addedAt: date('added_at', { mode: 'string' }).notNull(),
    /** Paise with tax for the cheapest option. */
    cardTotal: integer('card_total').notNull().default(0),
    cardMemberTotal: integer('card_member_total').notNull().default(0),
    ratingAverage: doublePrecision('rating_average'),
    ratingCount: integer('rating_count').notNull().default(0),
    search: tsvector('search').notNull().default(''),
  },
  (table) => [
    // NULLS FIRST is what ORDER BY … DESC means; an index that says otherwise is never read in order, even where
    // nothing is null.
    index('experiences_recommended').on(table.editorRank.desc().nullsFirst(), table.primaryKey),
    // Migration 0002 adds INCLUDE columns, for which there is no word here: facets and pages are read off this index alone.
    index('experiences_price').on(table.cardTotal, table.primaryKey),
    index('experiences_rating').on(table.ratingAverage.desc().nullsLast(), table.primaryKey),
    index('experiences_newest').on(table.addedAt.desc().nullsFirst(), table.primaryKey),
    index('experiences_destination').on(table.destinationPk, table.editorRank.desc().nullsFirst()),
    index('experiences_activities').using('gin', table.activityPks),
    index('experiences_themes').using('gin', table.themePks),
  ],
);

/** What can be chosen of an experience: a room type or a ticket. Bookings will point here. */
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
    /** Paise before tax, a night or a person. */
    basePaise: integer('base_paise').notNull(),
    /** Rooms, or places a slot. */
    capacity: integer('capacity').notNull(),
  },
  (table) => [index('experience_options_experience').on(table.experiencePk, table.position)],
);

/** GST as data: the rate of a kind of supply for prices up to a limit, from a date on (booking §1). */
export const taxRates = pgTable('tax_rates', {
  primaryKey: key(),
  kind: text('kind', { enum: ['room', 'tour'] }).notNull(),
  effectiveFrom: date('effective_from', { mode: 'string' }).notNull(),
  /** Highest taxable paise a unit at which this rate applies; null: no limit. */
  upToPaise: integer('up_to_paise'),
  /** Basis points: 1800 is 18 %. */
  rateBp: integer('rate_bp').notNull(),
});

/** What was last applied or computed, by name: the seed's hash, the day of the last re-pricing. */
export const appState = pgTable('app_state', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
