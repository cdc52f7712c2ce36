import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Records that the sample content brought, as they were written: one that differs has been edited since, and one that
 * is missing has been deleted. Neither is written again.
 */
export const seededRecords = pgTable(
  'seeded_records',
  {
    tableName: text('table_name').notNull(),
    recordKey: text('record_key').notNull(),
    /** Values by name of the column; only those that sample content sets. */
    seededAs: jsonb('seeded_as').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableName, table.recordKey] })],
);
