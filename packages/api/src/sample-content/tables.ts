import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Seeded records as they were written. A record that differs has been edited since, and a missing one has
 * been deleted; neither is written again.
 */
export const seededRecords = pgTable(
  'seeded_records',
  {
    tableName: text('table_name').notNull(),
    recordKey: text('record_key').notNull(),
    /** Values by column name; only those that sample content sets. */
    seededAs: jsonb('seeded_as').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableName, table.recordKey] })],
);
