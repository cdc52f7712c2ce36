import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { GuideContent, StorySection } from '../../../features/guides/guide-content';
import { destinations, experiences } from './catalogue';
import { childKey, instant, key } from './columns';
import { users } from './people';

export const stories = pgTable(
  'stories',
  {
    primaryKey: key(),
    url: text('url').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    author: text('author').notNull(),
    publishedAt: date('published_at', { mode: 'string' }).notNull(),
    sections: jsonb('sections').$type<StorySection[]>().notNull(),
    readingMinutes: smallint('reading_minutes').notNull(),
    destinationPk: integer('destination_pk').references(() => destinations.primaryKey),
    imagePath: text('image_path'),
  },
  (table) => [
    index('stories_newest').on(table.publishedAt.desc().nullsFirst(), table.primaryKey.desc().nullsFirst()),
  ],
);

export const guides = pgTable('guides', {
  primaryKey: key(),
  url: text('url').notNull(),
  destinationPk: integer('destination_pk')
    .notNull()
    .references(() => destinations.primaryKey),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  content: jsonb('content').$type<GuideContent>().notNull(),
  imagePath: text('image_path'),
});

/** A place worth a visit around a destination. */
export const places = pgTable(
  'places',
  {
    primaryKey: key(),
    destinationPk: integer('destination_pk')
      .notNull()
      .references(() => destinations.primaryKey),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    text: text('text').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    imagePath: text('image_path'),
  },
  (table) => [index('places_destination').on(table.destinationPk, table.position)],
);

/** Something to do around a destination. */
export const things = pgTable(
  'things',
  {
    primaryKey: key(),
    destinationPk: integer('destination_pk')
      .notNull()
      .references(() => destinations.primaryKey),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    text: text('text').notNull(),
    imagePath: text('image_path'),
  },
  (table) => [index('things_destination').on(table.destinationPk, table.position)],
);

export const faqs = pgTable('faqs', {
  primaryKey: key(),
  position: smallint('position').notNull(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
});

/** A review of an experience or of a place: exactly one of the two keys is set. */
export const ratings = pgTable(
  'ratings',
  {
    primaryKey: childKey(),
    experiencePk: integer('experience_pk').references(() => experiences.primaryKey, { onDelete: 'cascade' }),
    placePk: integer('place_pk').references(() => places.primaryKey, { onDelete: 'cascade' }),
    userPk: integer('user_pk').references(() => users.primaryKey),
    author: text('author').notNull(),
    rating: smallint('rating').notNull(),
    text: text('text').notNull(),
    stayedAt: date('stayed_at', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('ratings_one_subject', sql`num_nonnulls(experience_pk, place_pk) = 1`),
    check('ratings_stars', sql`rating BETWEEN 1 AND 5`),
    index('ratings_experience').on(table.experiencePk, table.stayedAt.desc().nullsFirst()),
    index('ratings_place').on(table.placePk, table.createdAt.desc().nullsFirst()),
  ],
);
