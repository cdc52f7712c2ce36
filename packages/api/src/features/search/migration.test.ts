import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../../platform/database/open-database';
import { createTestDatabase } from '../../testing/databases/test-database';
import { searchExperiences } from './search-experiences';

interface Journal {
  entries: { idx: number }[];
}

const anExperience = sql`
  WITH destination AS (
    INSERT INTO destinations (primary_key, name, slug, state, tagline, description, latitude, longitude, distance_km,
      drive_hours, best_months)
    VALUES (1, 'Coorg', 'coorg', 'Karnataka', '', '{}', 12, 75, 250, 5, '{}') RETURNING primary_key
  ), duration AS (INSERT INTO durations (primary_key, name, tagline) VALUES (1, 'Weekend', '') RETURNING primary_key)
  INSERT INTO experiences (primary_key, url, title, is_stay, destination_pk, duration_pk, activity_pks, theme_pks, location,
    latitude, longitude, distance_km, drive_hours, duration_label, summary, image_paths, content, member_percent, editor_rank,
    added_at, search)
  SELECT 7, 'misty-lodge', 'Misty Lodge', true, destination.primary_key, duration.primary_key, '{}', '{}', 'Coorg', 12, 75, 250,
    5, '2 days', '', '{}', '{}', 5, 50, '2026-01-01', to_tsvector('simple', 'Misty Lodge')
  FROM destination, duration`;

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaadu-migrate-'));
  database = await createTestDatabase('nothing');
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Migrates an empty database to the version before the search index, and inserts an experience. */
async function makeOldDatabase(migrationsFolder: string, dbFolder: string): Promise<void> {
  if (database.url) {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const db = drizzlePostgres(client);
    await migratePostgres(db, { migrationsFolder });
    await db.execute(anExperience);
    await client.end();
    return;
  }
  const client = await PGlite.create(dbFolder, { extensions: { pg_trgm } });
  const db = drizzlePglite(client);
  await migratePglite(db, { migrationsFolder });
  await db.execute(anExperience);
  await client.close();
}

it('migration indexes existing experiences', async () => {
  const old = join(folder, 'migrations');
  await cp(join(__dirname, '../../platform/database/migrations'), old, { recursive: true });
  const journal = JSON.parse(await readFile(join(old, 'meta/_journal.json'), 'utf8')) as Journal;
  const entries = journal.entries.filter(({ idx }) => idx < 2);
  await writeFile(join(old, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  const dbFolder = join(folder, 'db');
  await makeOldDatabase(old, dbFolder);

  const opened = await openDatabase(database.url ? { url: database.url } : { folder: dbFolder });
  expect((await searchExperiences(opened.db, ['mist', 'lodge'])).map(({ url }) => url)).toEqual([
    'misty-lodge',
  ]);
  await opened.close();
});
