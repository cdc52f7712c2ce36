import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database';

type Columns<Table extends PgTable> = Table['_']['columns'];

/** Values of the columns that have the name of a field of the record, by the columns' properties. */
type ColumnValues<Table extends PgTable, Body> = {
  [
    Property in keyof Columns<Table> as Columns<Table>[Property]['_']['name'] extends keyof Body
      ? Property
      : never
  ]: Body[Columns<Table>[Property]['_']['name'] & keyof Body];
};

/** Returns the row of a record whose fields have the names of the columns. */
export function columnValues<Table extends PgTable, Body extends object>(
  table: Table,
  body: Body,
): ColumnValues<Table, Body> {
  const fields = new Map<string, unknown>(Object.entries(body));
  const values = Object.entries(getTableColumns(table))
    .filter(([, { name }]) => fields.has(name))
    .map(([property, { name }]) => [property, fields.get(name)]);
  // TypeScript cannot follow the mapped type through a loop; callers are checked against it.
  return Object.assign(Object.create(null), Object.fromEntries(values));
}

/** Properties of the columns that have the name of a member of a schema's shape. */
type MatchingProperty<Table extends PgTable, Shape> = {
  [Property in keyof Columns<Table>]: Columns<Table>[Property]['_']['name'] extends keyof Shape
    ? Property
    : never;
}[keyof Columns<Table>];

type FieldValues<Table extends PgTable, Shape> = {
  [
    Property in MatchingProperty<Table, Shape> as Columns<Table>[Property]['_']['name']
  ]: Table['$inferSelect'][Property & keyof Table['$inferSelect']];
};

/** Returns a function that reads the fields of a schema from a row, each from the column of the same name. */
export function fieldsFrom<Table extends PgTable, Shape extends object>(
  table: Table,
  { shape }: { readonly shape: Shape },
) {
  const matching = Object.entries(getTableColumns(table)).filter(([, { name }]) => name in shape);
  return (
    row: Pick<Table['$inferSelect'], MatchingProperty<Table, Shape> & keyof Table['$inferSelect']>,
  ): FieldValues<Table, Shape> => {
    const values = new Map<string, unknown>(Object.entries(row));
    const fields = matching.map(([property, { name }]) => [name, values.get(property)]);
    // As above: the caller is checked against the columns' types.
    return Object.assign(Object.create(null), Object.fromEntries(fields));
  };
}

/**
 * Returns a function that reads the fields of a record from the columns of the same names.
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
