import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

interface Rows<Row> {
  rows: Row[];
}
/** What raw SQL gives back on either driver. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** A connection or a transaction: what every repository function takes as its first argument. */
export type Db = PgDatabase<RowsResult, typeof schema>;

/** An open database, embedded or on a server. */
export interface Database {
  readonly db: Db;
  readonly kind: 'pglite' | 'postgres';
  /** Tells every process that listens on `channel`, this one too. */
  notify(channel: string): Promise<void>;
  /** Calls `handler` at each notification, also after the connection had to be made anew. */
  listen(channel: string, handler: () => void): Promise<void>;
  close(): Promise<void>;
}

/** The database cannot be opened; the message is one line that says why. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}
