import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../platform/database/database';
import { openDatabase } from '../platform/database/open-database';
import { freeBytes } from '../platform/database/free-space';
import { openPglite } from '../platform/database/pglite';
import { databaseSnapshot } from './database-snapshot';

/** Any number that only these tests use for pg_advisory_lock. */
const templateLock = 7_241_002;

async function onServer<Result>(url: string, action: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end();
  }
}

/** The address of another database on a server. */
function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * The database that those of the tests are copies of: with today's schema, beside that of DATABASE_URL and named after it.
 * The first test file that asks for it makes it, while others wait.
 * @returns its name
 */
async function prepareTemplate(server: string): Promise<string> {
  const name = `${new URL(server).pathname.slice(1)}_template`;
  await onServer(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const draft = `${name}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${draft}`);
    const database = await openDatabase({ url: databaseUrl(server, draft) });
    await database.close();
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
  });
  return name;
}

let template: Promise<string> | undefined;

/**
 * Creates a database without rows for one test file: on the server of DATABASE_URL, where `drop` deletes it, else embedded
 * in memory.
 * @param migrated false: one on the server has no tables either until it is opened
 */
export async function createTestDatabase({ migrated = true } = {}) {
  const server = process.env.DATABASE_URL;
  if (!server) {
    const open = async (): Promise<Database> => openPglite(undefined, freeBytes, await databaseSnapshot());
    return { open, url: undefined, drop: async () => undefined };
  }
  const name = `kaadu_test_${randomBytes(6).toString('hex')}`;
  const original = migrated ? await (template ??= prepareTemplate(server)) : 'template0';
  await onServer(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${original}`));
  const url = databaseUrl(server, name);
  return {
    open: (): Promise<Database> => openDatabase({ url }),
    url,
    drop: async () => {
      await onServer(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}
