import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { AppError } from '../errors/app-error';
import type { Db } from './database';
import { upsertAll } from './upsert';

type KeyedTable = PgTable & { readonly primaryKey: PgColumn };

/**
 * Inserts a record, or updates the given columns of the one with its key.
 * @returns its key
 * @throws AppError not_found
 */
export async function saveRecord<Table extends KeyedTable>(
  db: Db,
  table: Table,
  record: Table['$inferInsert'],
  primaryKey: number | undefined,
): Promise<number> {
  if (primaryKey === undefined) {
    const [saved] = await db.insert(table).values(record).returning({ primaryKey: table.primaryKey });
    return Number(saved?.primaryKey);
  }
  if ((await db.$count(table, eq(table.primaryKey, primaryKey))) === 0) {
    throw new AppError('not_found', 'There is no such record to change.');
  }
  await upsertAll(db, table, table.primaryKey, [record]);
  return primaryKey;
}
