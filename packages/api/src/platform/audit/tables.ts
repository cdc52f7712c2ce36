import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, key } from '../database/columns';
import { users } from '../sessions/tables';

/** Audit log of the admin pages; append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    primaryKey: key(),
    at: instant('at').notNull().defaultNow(),
    userPk: integer('user_pk').references(() => users.primaryKey),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
    requestId: text('request_id'),
  },
  (table) => [index('audit_log_subject').on(table.subject, table.at)],
);
