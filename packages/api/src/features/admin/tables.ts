import { date, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { key } from '../../platform/database/columns';

/** Local companies that run experiences. */
export const organisers = pgTable('organisers', {
  primaryKey: key(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  city: text('city').notNull(),
});

export const discounts = pgTable('discounts', {
  primaryKey: key(),
  code: text('code').notNull().unique(),
  percent: smallint('percent').notNull(),
  terms: text('terms').notNull(),
  /** First and last day, both inclusive, Asia/Kolkata. */
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  endsOn: date('ends_on', { mode: 'string' }).notNull(),
});

/** Images that editors may use for an activity or theme. */
export const icons = pgTable('icons', {
  primaryKey: key(),
  name: text('name').notNull().unique(),
  imagePath: text('image_path').notNull(),
});
