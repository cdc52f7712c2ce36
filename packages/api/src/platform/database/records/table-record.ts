import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Returns values by column name, as `jsonb_populate_record` expects them. */
export function tableRecord<Table extends PgTable>(
  table: Table,
  values: Partial<Table['$inferSelect']>,
): Record<string, unknown> {
  const names = new Map(Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name]));
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [names.get(key) ?? key, value]));
}
