import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Counts } from './counts';

/** The server whose databases may be made and dropped: `TEST_POSTGRES_URL`, or a local one that trusts us. */
const serverUrl = process.env['TEST_POSTGRES_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Runs tests on a PostgreSQL database of their own; where the machine has no server, says so and runs nothing. */
export async function withScratchDatabase(
  say: (line: string) => void,
  tests: (databaseUrl: string) => Counts,
): Promise<Counts> {
  const name = `kaadu_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 3000 });
  try {
    await admin.connect();
  } catch {
    say(
      '\n— no PostgreSQL server here (TEST_POSTGRES_URL names one): the API is tested on the embedded database alone',
    );
    return { passed: 0, failed: 0 };
  }
  try {
    await admin.query(`CREATE DATABASE ${name}`);
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    return tests(url.href);
  } finally {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.end();
  }
}
