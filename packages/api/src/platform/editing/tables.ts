import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';
import { users } from '../sessions/tables';

/**
 * Versions and drafts of editable content (docs/decisions/043). Published content is only in the table of its
 * kind, so pages never read this table.
 */
export const contentRecords = pgTable(
  'content_records',
  {
    noun: text('noun').notNull(),
    recordPk: integer('record_pk').notNull(),
    /** Version, incremented by every save. */
    version: integer('version').notNull(),
    /** Unpublished content; null: none. */
    draft: jsonb('draft').$type<Record<string, unknown>>(),
    savedBy: integer('saved_by').references(() => users.primaryKey),
    savedAt: instant('saved_at'),
  },
  (table) => [primaryKey({ columns: [table.noun, table.recordPk] })],
);
