import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { key, updatedAt } from '../../../platform/database/columns';
import { destinations } from '../../catalogue';
import type { GuideContent } from '@kaadu/contracts/guide-content';

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
  /** Alternative text of the image; null: the title. */
  imageAlt: text('image_alt'),
  updatedAt: updatedAt(),
});
