import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runOnPostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as runOnPglite } from 'drizzle-orm/pglite/migrator';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import * as z from 'zod';
import { type Db, DatabaseUnavailable } from './database';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Key of pg_advisory_lock, unique to migrations. */
const migrationLock = 7_241_001;

export async function migratePglite(db: PgliteDatabase): Promise<void> {
  await runOnPglite(db, { migrationsFolder });
}

/**
 * Migrates a server's schema. Of several processes that start together, one migrates while the others wait.
 */
export async function migratePostgres(client: Client): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
  try {
    await runOnPostgres(drizzle(client), { migrationsFolder });
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
  }
}

const Newest = z.object({ rows: z.tuple([z.object({ at: z.coerce.number() })]) });
const Table = z.object({ rows: z.tuple([z.object({ name: z.string().nullable() })]) });

/**
 * Checks that a schema has every migration of this version. Newer ones are accepted: during a deployment the previous
 * version runs on the next schema.
 * @throws DatabaseUnavailable
 */
export async function requireMigrated(db: Db): Promise<void> {
  const all = readMigrationFiles({ migrationsFolder });
  const newest = await newestMigration(db);
  const missing = all.filter(({ folderMillis }) => folderMillis > newest).length;
  if (missing === 0) return;
  throw new DatabaseUnavailable(
    `The database lacks ${missing} of ${all.length} migrations. Run the API with --migrate-only, or set MIGRATE_ON_START=true.`,
  );
}

/** Returns the time of the newest migration of a schema, in milliseconds since the epoch; 0 for an empty database. */
async function newestMigration(db: Db): Promise<number> {
  const table = await db.execute(sql`SELECT to_regclass('drizzle.__drizzle_migrations')::text AS name`);
  if (Table.parse(table).rows[0].name === null) return 0;
  const found = await db.execute(
    sql`SELECT coalesce(max(created_at), 0) AS at FROM drizzle.__drizzle_migrations`,
  );
  return Newest.parse(found).rows[0].at;
}
