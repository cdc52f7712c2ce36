import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database';

const rowsPerStatement = 500;

/** Inserts rows or, where their key exists, updates exactly the given columns. */
export async function upsertAll<Table extends PgTable>(
  db: Db,
  table: Table,
  target: PgColumn,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [sample] = rows;
  if (!sample) return;
  const set = replacingColumns(table, target, sample);
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await db
      .insert(table)
      .values(rows.slice(start, start + rowsPerStatement))
      .onConflictDoUpdate({ target, set });
  }
}

/** Returns the assignments of an upsert on `target`: every given column except the target itself. */
export function replacingColumns<Table extends PgTable>(
  table: Table,
  target: PgColumn,
  row: Table['$inferInsert'],
): Record<string, SQL> {
  const set: Record<string, SQL> = {};
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    if (name in row && column !== target) set[name] = sql`excluded.${sql.identifier(column.name)}`;
  }
  return set;
}
