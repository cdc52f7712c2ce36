import { doublePrecision, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { key, updatedAt } from '../../../platform/database/columns';
import { destinations } from '../../catalogue';

/** Places to visit around a destination. */
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
    /** Alternative text of the image; null: name and destination. */
    imageAlt: text('image_alt'),
    updatedAt: updatedAt(),
  },
  (table) => [index('places_destination').on(table.destinationPk, table.position)],
);

/** Things to do around a destination. */
export const thingsToDo = pgTable(
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
    updatedAt: updatedAt(),
  },
  (table) => [index('things_destination').on(table.destinationPk, table.position)],
);
