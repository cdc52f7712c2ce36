import { safeMessage } from '@kaadu/safe-log';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { type Database, DatabaseUnavailable } from '../database';
import { migratePostgres, requireMigrated } from '../migrate';
import { postgresListener } from './postgres-listener';
import { sessionSettings } from './session-settings';

/** Timeouts in milliseconds: a longer query is a bug and must not hold a connection. */
const timeouts = {
  statement_timeout: 5_000,
  lock_timeout: 4_000,
  idle_in_transaction_session_timeout: 10_000,
  connectionTimeoutMillis: 3_000,
};

const connectionSettings = {
  options: Object.entries(sessionSettings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
};

export interface PoolOptions {
  /** Maximum number of connections of this process. */
  readonly size?: number | undefined;
  /** Whether to migrate the schema; otherwise it must be migrated already. */
  readonly migrates?: boolean;
  /** Factor for all timeouts. */
  readonly timeoutFactor?: number | undefined;
}

/**
 * Opens a connection pool on a PostgreSQL server.
 * @param url connection string
 * @throws DatabaseUnavailable, without the password of the URL
 */
export async function openPostgres(
  url: string,
  { size = 10, migrates = true, timeoutFactor = 1 }: PoolOptions = {},
): Promise<Database> {
  const limits = Object.fromEntries(Object.entries(timeouts).map(([name, ms]) => [name, ms * timeoutFactor]));
  const pool = new Pool({ connectionString: url, max: size, ...connectionSettings, ...limits });
  // The pool replaces a broken idle connection at the next query.
  pool.on('error', () => undefined);
  // A connection that breaks between two statements of a transaction has no listener; the next statement
  // fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    if (migrates) await migrate(url);
    else await requireMigrated(drizzle(pool));
  } catch (error) {
    await pool.end();
    if (error instanceof DatabaseUnavailable) throw error;
    throw new DatabaseUnavailable(`Cannot open the database at ${describe(url)}: ${reason(error)}`, {
      cause: error,
    });
  }
  const listener = postgresListener(url);
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

async function migrate(url: string): Promise<void> {
  const migrator = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  await migrator.connect();
  try {
    await migratePostgres(migrator);
  } finally {
    await migrator.end();
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
  return safeMessage(error);
}
