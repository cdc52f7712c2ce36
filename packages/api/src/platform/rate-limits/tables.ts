import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** Fixed-window counters shared by every process. `key` holds hashes, never an e-mail address or a phone number. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('rate_counters_expiry').on(table.expiresAt)],
);
