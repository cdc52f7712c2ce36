import { safeMessage } from '@kaadu/safe-log';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { type Database, DatabaseUnavailable } from '../database';
import { migratePostgres, requireMigrated } from '../migrate';
import { postgresListener } from './postgres-listener';
import { directUrlAdvice, requireNotifications, requireSettings } from './require-connections';
import { serverSettings, startupOptions } from './session-settings';

const connectionTimeoutMillis = 3_000;
/** Migrations may take long, also if the role has timeouts. */
const migratorSettings = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

export interface PoolOptions {
  /** Maximum number of connections of this process. */
  readonly size?: number | undefined;
  /** Whether to migrate the schema; otherwise it must be migrated already. */
  readonly migrates?: boolean;
  /** Factor for all timeouts. */
  readonly timeoutFactor?: number | undefined;
  /** Connection string of the server, if that of the pool names a pooler in transaction mode (ADR 109). */
  readonly directUrl?: string | undefined;
}

/**
 * Opens a connection pool on a PostgreSQL server, or on a pooler in front of it.
 * @param url connection string
 * @throws DatabaseUnavailable, without the passwords of the URLs
 */
export async function openPostgres(
  url: string,
  { size = 10, migrates = true, timeoutFactor = 1, directUrl }: PoolOptions = {},
): Promise<Database> {
  const isPooled = directUrl !== undefined;
  const settings = serverSettings(timeoutFactor);
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectionTimeoutMillis * timeoutFactor,
    ...(!isPooled && { options: startupOptions(settings) }),
  });
  // The pool replaces a broken idle connection at the next query.
  pool.on('error', () => undefined);
  // A connection that breaks between two statements of a transaction has no listener; the next statement
  // fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await requireSettings(pool, settings, isPooled);
    if (isPooled) await withClient(directUrl, (client) => requireNotifications(pool, client));
    if (migrates) await withClient(directUrl ?? url, migratePostgres);
    else await requireMigrated(drizzle(pool));
  } catch (error) {
    await pool.end();
    if (error instanceof DatabaseUnavailable) throw error;
    const places = [url, directUrl].flatMap((each) => (each === undefined ? [] : [describe(each)]));
    throw new DatabaseUnavailable(`Cannot open the database at ${places.join(' and ')}: ${reason(error)}`, {
      cause: error,
    });
  }
  const listener = postgresListener(directUrl ?? url);
  return {
    db: drizzle(pool),
    kind: 'postgres',
    listen: listener.listen,
    connections: () => ({ max: size, busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

/** Runs work on a session of its own, without timeouts. */
async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const options = startupOptions(migratorSettings);
  const client = new Client({ connectionString: url, connectionTimeoutMillis, options });
  // A connection that breaks fails the statement that runs, or the next one.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function describe(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/**
 * Returns the message of an error. A failed connection to a host with two addresses is an AggregateError with
 * an empty message.
 */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map((one) => reason(one)).join('; ');
  const message = safeMessage(error);
  return /unsupported startup parameter/.test(message) ? `${message}. ${directUrlAdvice}` : message;
}
