import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { childKey, instant } from '../../platform/database/columns';
import { users } from '../../platform/sessions/tables';
import { experiences } from '../catalogue';
import { places } from '../editorial/places';

/** Reviews of experiences or places: exactly one of the two keys is set. */
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
    /** Whether the review belongs to a completed booking. */
    isVerified: boolean('is_verified').notNull().default(false),
    /** Store paths of the photos. */
    photoPaths: text('photo_paths').array().notNull().default([]),
  },
  (table) => [
    check('ratings_one_subject', sql`num_nonnulls(experience_pk, place_pk) = 1`),
    check('ratings_stars', sql`rating BETWEEN 1 AND 5`),
    index('ratings_experience').on(table.experiencePk, table.stayedAt.desc().nullsFirst()),
    index('ratings_place').on(table.placePk, table.createdAt.desc().nullsFirst()),
  ],
);
