import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database';

type Columns<Table extends PgTable> = Table['_']['columns'];

/** Values of the columns that are called like a field of the record, by the columns' properties. */
type ColumnValues<Table extends PgTable, Body> = {
  [
    Property in keyof Columns<Table> as Columns<Table>[Property]['_']['name'] extends keyof Body
      ? Property
      : never
  ]: Body[Columns<Table>[Property]['_']['name'] & keyof Body];
};

/** What a table's row takes from a record whose fields are called like the columns. */
export function columnValues<Table extends PgTable, Body extends object>(
  table: Table,
  body: Body,
): ColumnValues<Table, Body> {
  const fields = new Map<string, unknown>(Object.entries(body));
  const values = Object.entries(getTableColumns(table))
    .filter(([, { name }]) => fields.has(name))
    .map(([property, { name }]) => [property, fields.get(name)]);
  // TypeScript cannot follow the mapped type through a loop; what is inserted is checked against it.
  return Object.assign(Object.create(null), Object.fromEntries(values));
}

/**
 * Returns a function that reads the fields of a record from the columns that are called like them.
 * @throws Error when a field has no column
 */
export function columnReader(table: PgTable & { readonly primaryKey: PgColumn }, fields: readonly string[]) {
  const byName = new Map<string, PgColumn>(
    Object.values(getTableColumns(table)).map((column) => [column.name, column]),
  );
  const columns = Object.fromEntries(
    fields.map((field) => {
      const column = byName.get(field);
      if (!column) throw new Error(`The table ${getTableName(table)} has no column "${field}".`);
      return [field, column];
    }),
  );
  return async (db: Db, primaryKey: number): Promise<Readonly<Record<string, unknown>> | undefined> => {
    const [found] = await db.select(columns).from(table).where(eq(table.primaryKey, primaryKey));
    return found;
  };
}
