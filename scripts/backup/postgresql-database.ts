import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { BackupRefused } from './backup-folder';
import { makeFolder, type BackupPart } from './part';

const dumpName = 'database.dump';
const ownSchemas = "nspname !~ '^pg_' AND nspname <> 'information_schema'";

/**
 * Backs up a database of a PostgreSQL server through `pg_dump` and `pg_restore` in the custom format: a
 * consistent snapshot while the API runs. Owners and grants are excluded.
 */
export function postgresqlDatabase(url: string): BackupPart {
  const { host, pathname } = new URL(url);
  return {
    name: 'database',
    place: `${host}${pathname}`,
    isEmpty: () =>
      withClient(url, async (client) => {
        const { rowCount } = await client.query(
          `SELECT 1 FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE ${ownSchemas} LIMIT 1`,
        );
        return rowCount === 0;
      }),
    async save(folder) {
      await makeFolder(folder);
      const file = join(folder, dumpName);
      await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], url);
    },
    async restore(folder) {
      await withClient(url, removeEverything);
      const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
      await run('pg_restore', [...options, `--dbname=${pathname.slice(1)}`, join(folder, dumpName)], url);
    },
  };
}

async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Drops every object. Tables of a later version would otherwise stay, and the API would assume that version's
 * schema.
 */
async function removeEverything(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(nspname) AS name FROM pg_namespace WHERE ${ownSchemas}`,
  );
  await client.query('BEGIN');
  for (const { name } of rows) await client.query(`DROP SCHEMA ${name} CASCADE`);
  await client.query('CREATE SCHEMA public');
  await client.query('COMMIT');
}

/**
 * Runs a PostgreSQL program. The connection is passed in its environment, because all users can read command
 * lines.
 */
async function run(program: string, args: readonly string[], url: string): Promise<void> {
  const { hostname, port, pathname, username, password, searchParams } = new URL(url);
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PGHOST: hostname,
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: pathname.slice(1),
      ...(searchParams.has('sslmode') && { PGSSLMODE: searchParams.get('sslmode') ?? undefined }),
    },
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', () =>
      reject(
        new BackupRefused(
          `${program} cannot be started. Install the client programs of PostgreSQL, of the server's version or newer.`,
        ),
      ),
    );
    child.on('close', resolve);
  });
  const [code, errors] = await Promise.all([ended, text(child.stderr)]);
  if (code !== 0) throw new BackupRefused(`${program} failed: ${errors.trim()}`);
}
