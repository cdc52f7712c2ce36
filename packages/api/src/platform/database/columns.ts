import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** An instant, stored in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** PostgreSQL full-text document; written with SQL expressions only. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Generated keys start far above those of the sample records, which are fixed. */
export const key = (startWith = 1_000_000) =>
  integer('primary_key').primaryKey().generatedByDefaultAsIdentity({ startWith });

/** For records of which one sample experience has many, numbered by its key. */
export const childKey = () => key(1_500_000_000);
