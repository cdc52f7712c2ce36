import { sql } from 'drizzle-orm';
import { setUpDatabase } from '../../../testing/databases/set-up-database';
import type { Database } from '../database';

let database: Database;
setUpDatabase((opened) => (database = opened));

interface Trigger extends Record<string, unknown> {
  readonly name: string;
  readonly table: string;
  readonly definition: string;
}

async function listTriggers(): Promise<readonly Trigger[]> {
  const { rows } = await database.db.execute<Trigger>(
    sql`SELECT tgname AS name, tgrelid::regclass::text AS "table", pg_get_triggerdef(oid) AS definition
        FROM pg_trigger WHERE NOT tgisinternal`,
  );
  return rows;
}

test('every trigger can be created from its definition, as when a dump is restored', async () => {
  const triggers = await listTriggers();
  expect(triggers.length).toBeGreaterThan(5);
  for (const { name, table, definition } of triggers) {
    await database.db.execute(sql`DROP TRIGGER ${sql.identifier(name)} ON ${sql.raw(table)}`);
    await database.db.execute(sql.raw(definition));
  }
});

test('update date of an experience changes with each column except generated ones', async () => {
  const [trigger] = (await listTriggers()).filter(({ name }) => name === 'experiences_updated_at');
  const compared = [...(trigger?.definition.matchAll(/old\.(\w+)/gi) ?? [])].map(([, column]) => column);
  const { rows } = await database.db.execute<{ column: string }>(
    sql`SELECT column_name AS "column" FROM information_schema.columns
        WHERE table_name = 'experiences' AND is_generated = 'NEVER'`,
  );
  expect(new Set(compared)).toEqual(new Set(rows.map(({ column }) => column)));
});
