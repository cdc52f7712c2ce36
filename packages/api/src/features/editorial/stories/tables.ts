import type { StorySection } from '@kaadu/contracts/stories';
import { date, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { key, updatedAt } from '../../../platform/database/columns';
import { destinations } from '../../catalogue';

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
    /** Alternative text of the image; null: the title. */
    imageAlt: text('image_alt'),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('stories_newest').on(table.publishedAt.desc().nullsFirst(), table.primaryKey.desc().nullsFirst()),
  ],
);
