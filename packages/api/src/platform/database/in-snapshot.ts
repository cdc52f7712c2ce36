import type { Db } from './database';

/**
 * Reads from one snapshot of the database, so that what is read agrees even while another transaction changes
 * it: a payment with the hold that it has extended.
 * @param read must not use another connection: the embedded database has one
 */
export function inSnapshot<Result>(db: Db, read: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
