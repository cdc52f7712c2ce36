import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { users } from '../../platform/sessions/tables';
import { experiences } from '../catalogue';

/** Experiences on the wishlists of accounts. */
export const wishes = pgTable(
  'wishes',
  {
    userPk: integer('user_pk')
      .notNull()
      .references(() => users.primaryKey, { onDelete: 'cascade' }),
    experiencePk: integer('experience_pk')
      .notNull()
      .references(() => experiences.primaryKey, { onDelete: 'cascade' }),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userPk, table.experiencePk] })],
);
