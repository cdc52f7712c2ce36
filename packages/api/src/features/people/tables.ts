import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, key } from '../../platform/database/columns';
import { users } from '../../platform/sessions/tables';

/** Invitations of colleagues that have neither been accepted nor withdrawn. */
export const invitations = pgTable(
  'invitations',
  {
    primaryKey: key(),
    /** Lower case; a new invitation of an address replaces the earlier one. */
    email: text('email').notNull().unique(),
    role: text('role', { enum: ['content', 'sales', 'finance', 'operator', 'admin'] }).notNull(),
    /** Hash of the secret in the link. */
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: integer('invited_by')
      .notNull()
      .references(() => users.primaryKey, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('invitations_expiry').on(table.expiresAt)],
);
