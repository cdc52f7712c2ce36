import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { instant, key } from '../../platform/database/columns';
import { experienceOptions, experiences } from '../catalogue';

/** People who wait for dates that are sold out. Rows are deleted once the e-mail was sent or the dates have passed. */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    primaryKey: key(),
    experiencePk: integer('experience_pk')
      .notNull()
      .references(() => experiences.primaryKey, { onDelete: 'cascade' }),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    /** Day of departure; null for an activity. */
    toDay: date('to_day', { mode: 'string' }),
    guests: smallint('guests').notNull(),
    ages: smallint('ages').array().notNull(),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Time from which the person waits; null until the address is confirmed. */
    confirmedAt: instant('confirmed_at'),
    /** Time of the e-mail about freed dates. */
    notifiedAt: instant('notified_at'),
    /** Option and start that the e-mail was about, reserved for its reader for a while. */
    offeredOptionPk: integer('offered_option_pk').references(() => experienceOptions.primaryKey, {
      onDelete: 'set null',
    }),
    offeredSlot: text('offered_slot'),
  },
  (table) => [
    unique('waitlist_entries_trip')
      .on(table.email, table.experiencePk, table.fromDay, table.toDay, table.guests, table.ages)
      .nullsNotDistinct(),
    index('waitlist_entries_waiting')
      .on(table.experiencePk, table.confirmedAt)
      .where(sql`confirmed_at IS NOT NULL AND notified_at IS NULL`),
    index('waitlist_entries_day').on(table.fromDay),
  ],
);
