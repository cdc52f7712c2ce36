import { date, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { key } from '../../platform/database/columns';

/** Who runs an experience on the ground. */
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
  /** First and last day, Asia/Kolkata, both included. */
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  endsOn: date('ends_on', { mode: 'string' }).notNull(),
});

/** Pictures that the back office may put on an activity or theme. */
export const icons = pgTable('icons', {
  primaryKey: key(),
  name: text('name').notNull().unique(),
  imagePath: text('image_path').notNull(),
});
