import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../../platform/database/database';
import { openDatabase } from '../../platform/database/open-database';
import { freeBytes } from '../../platform/database/pglite/free-space';
import { openPglite } from '../../platform/database/pglite/pglite';
import { databaseSnapshot, loadSmallData, type SnapshotContent } from './database-snapshot';

/** Key of pg_advisory_lock, unique to these tests. */
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

/** Returns the URL of another database on a server. */
function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Creates the template of the test databases, on the server of DATABASE_URL and named after it. The first
 * test file creates it while others wait.
 * @returns its name
 */
async function prepareTemplate(server: string, content: SnapshotContent): Promise<string> {
  const name = `${new URL(server).pathname.slice(1)}_${content}`;
  await onServer(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const draft = `${name}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${draft}`);
    const database = await openDatabase({ url: databaseUrl(server, draft) });
    if (content === 'sample') await loadSmallData(database);
    await database.close();
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
  });
  return name;
}

const templates = new Map<SnapshotContent, Promise<string>>();

function templateOf(server: string, content: SnapshotContent): Promise<string> {
  const template = templates.get(content) ?? prepareTemplate(server, content);
  templates.set(content, template);
  return template;
}

/**
 * Creates a database for one test file: on the server of DATABASE_URL, where `drop` deletes it, else embedded
 * in memory.
 * @param content initial content: the schema, the small data set, or nothing. An embedded database without
 * tables gets them when it is opened
 * @param options.embedded whether it is embedded in any case
 */
export async function createTestDatabase(
  content: SnapshotContent | 'nothing' = 'schema',
  { embedded = false } = {},
) {
  const server = embedded ? undefined : process.env.DATABASE_URL;
  if (!server) {
    const open = async (): Promise<Database> =>
      openPglite(undefined, freeBytes, content === 'nothing' ? undefined : await databaseSnapshot(content));
    return { open, url: undefined, drop: async () => undefined };
  }
  const name = `kaadu_test_${randomBytes(6).toString('hex')}`;
  const original = content === 'nothing' ? 'template0' : await templateOf(server, content);
  await onServer(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${original}`));
  const url = databaseUrl(server, name);
  return {
    // On a busy machine, a wait of seconds for a lock is no fault.
    open: (): Promise<Database> => openDatabase({ url, timeoutFactor: 10 }),
    url,
    drop: async () => {
      await onServer(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}
