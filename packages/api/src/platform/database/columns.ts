import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** An instant, stored in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** PostgreSQL full-text document; written with SQL expressions only. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Primary key column. Generated keys start far above the fixed keys of the sample records. */
export const key = (startWith = 1_000_000) =>
  integer('primary_key').primaryKey().generatedByDefaultAsIdentity({ startWith });

/** Primary key column of child records, whose fixed sample keys derive from the parent's. */
export const childKey = () => key(1_500_000_000);

/**
 * Time of the last content change, written by a database trigger. Null for changes before it was recorded.
 */
export const updatedAt = () => instant('updated_at').defaultNow();
