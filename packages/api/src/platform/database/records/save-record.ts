import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { changedFields, type FieldChanges } from '../../audit/changed-fields';
import { AppError } from '../../errors/app-error';
import type { Db } from '../database';
import { upsertAll } from './upsert';

type KeyedTable = PgTable & { readonly primaryKey: PgColumn };

/** Key of a saved record, with the changed fields. */
export interface SavedChange {
  readonly primaryKey: number;
  readonly changes: FieldChanges;
}

/** Locks a row until the transaction ends, and returns it. */
async function lockRow(db: Db, table: KeyedTable, primaryKey: number): Promise<object | undefined> {
  const [row] = await db.select().from(table).where(eq(table.primaryKey, primaryKey)).for('update');
  return row;
}

/** Inserts a record, or updates the given columns of the one with its key. @throws AppError not_found */
export async function saveRecord<Table extends KeyedTable>(
  db: Db,
  table: Table,
  record: Table['$inferInsert'],
  primaryKey: number | undefined,
): Promise<SavedChange> {
  if (primaryKey === undefined) {
    const [saved] = await db.insert(table).values(record).returning({ primaryKey: table.primaryKey });
    return { primaryKey: Number(saved?.primaryKey), changes: changedFields(undefined, record) };
  }
  const before = await lockRow(db, table, primaryKey);
  if (!before) throw new AppError('not_found', 'There is no such record to change.');
  await upsertAll(db, table, table.primaryKey, [record]);
  return { primaryKey, changes: changedFields(before, record) };
}
