import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { key, updatedAt } from '../../platform/database/columns';

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
  /** Alternative text of the image; null: the name. */
  imageAlt: text('image_alt'),
  updatedAt: updatedAt(),
});
