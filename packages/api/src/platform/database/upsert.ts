import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database';

const rowsAStatement = 500;

/** Inserts rows or, where their key exists, replaces exactly the columns given. */
export async function upsertAll<Table extends PgTable>(
  db: Db,
  table: Table,
  target: PgColumn,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [sample] = rows;
  if (!sample) return;
  const set: Record<string, SQL> = {};
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    if (name in sample && column !== target) set[name] = sql`excluded.${sql.identifier(column.name)}`;
  }
  for (let start = 0; start < rows.length; start += rowsAStatement) {
    await db
      .insert(table)
      .values(rows.slice(start, start + rowsAStatement))
      .onConflictDoUpdate({ target, set });
  }
}
