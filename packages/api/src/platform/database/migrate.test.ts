import { sql } from 'drizzle-orm';
import type { Database, Db } from './database';
import { requireMigrated } from './migrate';
import { openPglite } from './pglite/pglite';

let database: Database;
beforeAll(async () => {
  database = await openPglite();
});
afterAll(() => database.close());

/** Runs work in a transaction that is rolled back. */
async function rehearse(work: (tx: Db) => Promise<void>): Promise<void> {
  const end = new Error('The end of the rehearsal');
  const rehearsal = database.db.transaction(async (tx) => {
    await work(tx);
    throw end;
  });
  await expect(rehearsal).rejects.toBe(end);
}

it('a migrated schema is accepted, and so is a newer one', async () => {
  await expect(requireMigrated(database.db)).resolves.toBeUndefined();
  await rehearse(async (tx) => {
    await tx.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('next', 9999999999999)`,
    );
    await expect(requireMigrated(tx)).resolves.toBeUndefined();
  });
});

it('a schema without the newest migration is refused, with the fix', async () => {
  await rehearse(async (tx) => {
    await tx.execute(
      sql`DELETE FROM drizzle.__drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM drizzle.__drizzle_migrations)`,
    );
    await expect(requireMigrated(tx)).rejects.toThrow(
      /lacks 1 of \d+ migrations\. Run the API with --migrate-only/,
    );
  });
});

it('an empty database is refused', async () => {
  await rehearse(async (tx) => {
    await tx.execute(sql`ALTER TABLE drizzle.__drizzle_migrations RENAME TO earlier`);
    await expect(requireMigrated(tx)).rejects.toThrow(/lacks (\d+) of \1 migrations/);
  });
});
