import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * Blocks of experiences of which something changed that the listing filters or sorts by: a row for each block that a
 * statement changes, added by triggers on `experiences` and `option_calendars` (migration 0020). Rows are only added, so that
 * no transaction waits for another.
 */
export const listingChanges = pgTable('listing_changes', {
  primaryKey: bigint('primary_key', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Key of the experiences without its last 12 bits. */
  block: integer('block').notNull(),
});
