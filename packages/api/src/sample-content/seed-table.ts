import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database/database';
import { replacingColumns } from '../platform/database/records/upsert';

const rowsPerStatement = 500;

/** Rows of sample content and their table. */
export interface TableRows<Table extends PgTable, Row extends Table['$inferInsert']> {
  readonly table: Table;
  /** Primary key of the table. */
  readonly key: PgColumn;
  readonly keyOf: (row: Row) => string;
  readonly rows: readonly Row[];
}

/** Result of seeding a table, by key. */
export interface SeededTable {
  readonly added: readonly string[];
  readonly updated: readonly string[];
  /** Keys of unchanged rows: edited or deleted since they were seeded, or taken by a record of an editor. */
  readonly unchanged: readonly string[];
}

/**
 * Inserts rows that a table never had, and updates those that have not been edited since they were seeded.
 * Edited or deleted rows stay so. The caller holds a lock against other writers of the table.
 */
export async function seedTable<Table extends PgTable, Row extends Table['$inferInsert']>(
  tx: Db,
  { table, key, keyOf, rows }: TableRows<Table, Row>,
): Promise<SeededTable> {
  const [sample] = rows;
  if (!sample) return { added: [], updated: [], unchanged: [] };
  const status = await readStatus(tx, table, key, rows.map(keyOf));
  const withStatus = (wanted: RowStatus | undefined) =>
    rows.filter((row) => status.get(keyOf(row)) === wanted);
  const returning = { key: sql<string>`${key}::text` };
  const added = await inBatches(withStatus(undefined), (batch) =>
    // Another record may have taken the name; it keeps it.
    tx.insert(table).values(batch).onConflictDoNothing().returning(returning),
  );
  const set = replacingColumns(table, key, sample);
  const updated = await inBatches(withStatus('as seeded'), (batch) =>
    tx
      .insert(table)
      .values(batch)
      .onConflictDoUpdate({ target: key, set, setWhere: isDifferent(table, set) })
      .returning(returning),
  );
  await remember(tx, { table, key, columns: columnNames(table, sample) }, [...added, ...updated]);
  const taken = withStatus(undefined).filter((row) => !added.includes(keyOf(row)));
  return { added, updated, unchanged: [...withStatus('edited or deleted'), ...taken].map(keyOf) };
}

type RowStatus = 'as seeded' | 'edited or deleted';

/** Reads the status of rows by key; rows that neither exist nor were ever seeded are left out. */
async function readStatus(
  tx: Db,
  table: PgTable,
  key: PgColumn,
  keys: readonly string[],
): Promise<ReadonlyMap<string, RowStatus>> {
  const { rows } = await tx.execute<{ key: string; untouched: boolean }>(sql`
    SELECT coalesce(record_key, ${key}::text) AS key,
      record_key IS NOT NULL AND ${key} IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM jsonb_each(seeded_as) AS seeded (name, value)
        WHERE to_jsonb(${table})->name IS DISTINCT FROM value) AS untouched
    FROM (SELECT * FROM seeded_records WHERE table_name = ${getTableName(table)}) AS records
    FULL JOIN ${table} ON ${key}::text = record_key
    WHERE coalesce(record_key, ${key}::text) = ANY(${sql.param([...keys])}::text[])`);
  return new Map(rows.map((row) => [row.key, row.untouched ? 'as seeded' : 'edited or deleted']));
}

async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: Row[]) => Promise<{ key: string }[]>,
): Promise<string[]> {
  const keys: string[] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const written = await write(rows.slice(start, start + rowsPerStatement));
    keys.push(...written.map(({ key }) => key));
  }
  return keys;
}

/** Returns the SQL that tests whether an upsert would change a row. */
function isDifferent(table: PgTable, set: Record<string, SQL>): SQL {
  const columns = getTableColumns(table);
  const pairs = Object.entries(set).map(
    ([name, value]) => sql`${table}.${sql.identifier(columns[name]?.name ?? name)} IS DISTINCT FROM ${value}`,
  );
  return sql.join(pairs, sql` OR `);
}

function columnNames<Table extends PgTable>(table: Table, sample: Table['$inferInsert']): string[] {
  return Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    name in sample ? column.name : [],
  );
}

/** Records rows as they are in the table now. */
async function remember(
  tx: Db,
  { table, key, columns }: { table: PgTable; key: PgColumn; columns: readonly string[] },
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await tx.execute(sql`
    INSERT INTO seeded_records (table_name, record_key, seeded_as)
    SELECT ${getTableName(table)}, ${key}::text, (
      SELECT jsonb_object_agg(name, value) FROM jsonb_each(to_jsonb(${table})) AS row (name, value)
      WHERE name = ANY(${sql.param([...columns])}::text[]))
    FROM ${table} WHERE ${key}::text = ANY(${sql.param([...keys])}::text[])
    ON CONFLICT (table_name, record_key) DO UPDATE SET seeded_as = excluded.seeded_as`);
}
