import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  rows: Row[];
}
/** Result of raw SQL with either driver. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** A connection or a transaction: the first argument of every repository function. */
export type Db = PgDatabase<RowsResult>;

/** An open database, embedded or on a server. */
export interface Database {
  readonly db: Db;
  readonly kind: 'pglite' | 'postgres';
  /**
   * Calls `handler` for each notification on `channel` with its payload, and with null after each
   * reconnection, when notifications may have been lost.
   */
  listen(channel: string, handler: (payload: string | null) => void): Promise<void>;
  /** Returns the present use of connections by this process. */
  connections(): Connections;
  close(): Promise<void>;
}

/** Use of a process's connections to the database. */
export interface Connections {
  readonly max: number;
  readonly busy: number;
  /** Statements and transactions that wait for a connection. */
  readonly waiting: number;
}

/** Thrown when the database cannot be opened; the message is one line with the reason. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}
