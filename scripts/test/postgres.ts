import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Counts } from './counts';

/**
 * Server on which databases may be created and dropped: `TEST_POSTGRES_URL`, or a local one without a
 * password.
 */
const serverUrl = process.env['TEST_POSTGRES_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** A new PostgreSQL database. */
export interface ScratchDatabase {
  readonly url: string;
  /** Closes all its connections and drops it, with the templates that the API's tests created for it. */
  drop(): Promise<void>;
}

/** Creates an empty database; undefined without a server. */
export async function openScratchDatabase(): Promise<ScratchDatabase | undefined> {
  const name = `kaadu_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 3000 });
  try {
    await admin.connect();
  } catch {
    return undefined;
  }
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      for (const left of [name, `${name}_schema`, `${name}_sample`])
        await admin.query(`DROP DATABASE IF EXISTS ${left} WITH (FORCE)`);
      await admin.end();
    },
  };
}

/** Runs tests on a new PostgreSQL database. Without a server, prints a note and runs them without a URL. */
export async function withScratchDatabase(
  print: (line: string) => void,
  tests: (databaseUrl: string | undefined) => Promise<Counts>,
): Promise<Counts> {
  const database = await openScratchDatabase();
  if (!database) {
    print(
      '\n— no PostgreSQL server found (set TEST_POSTGRES_URL): the API is tested on the embedded database only',
    );
    return tests(undefined);
  }
  try {
    return await tests(database.url);
  } finally {
    await database.drop();
  }
}
