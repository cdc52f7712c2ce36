import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, key } from '../database/columns';

/** Permissions in the admin pages; `traveller`: none. */
export const roles = pgTable('roles', {
  primaryKey: integer('primary_key').primaryKey(),
  name: text('name', { enum: ['traveller', 'content', 'sales', 'finance', 'operator', 'admin'] })
    .notNull()
    .unique(),
});

export const users = pgTable('users', {
  primaryKey: key(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** Contact as last entered by the user; only `contacts` with a `verified_at` identify an account. */
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  countryCode: text('country_code').notNull(),
  rolePk: integer('role_pk')
    .notNull()
    .references(() => roles.primaryKey),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const sessions = pgTable(
  'sessions',
  {
    primaryKey: key(),
    userPk: integer('user_pk')
      .notNull()
      .references(() => users.primaryKey, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    cookieHash: text('cookie_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('sessions_user').on(table.userPk)],
);
