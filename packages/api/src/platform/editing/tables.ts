import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';
import { users } from '../sessions/tables';

/**
 * Versions and drafts of what editors write (docs/decisions/043). What is published is in the table of its kind and
 * nowhere else, so nothing that visitors see reads this table.
 */
export const contentRecords = pgTable(
  'content_records',
  {
    noun: text('noun').notNull(),
    recordPk: integer('record_pk').notNull(),
    /** Raised by every save. */
    version: integer('version').notNull(),
    /** What is not published yet; null: nothing. */
    draft: jsonb('draft').$type<Record<string, unknown>>(),
    savedBy: integer('saved_by').references(() => users.primaryKey),
    savedAt: instant('saved_at'),
  },
  (table) => [primaryKey({ columns: [table.noun, table.recordPk] })],
);
