import { type PGlite, type QueryOptions, types } from '@electric-sql/pglite';
import { safeMessage } from '@kaadu/safe-log';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { dirname } from 'node:path';
import { createDatabase } from './create-database';
import { type Database, DatabaseUnavailable } from '../database';
import { prepareDatabaseFolder, restoreAdvice } from './database-folder';
import { assertSpace, freeBytes, refuseWritesWithoutSpace } from './free-space';
import { lockFolder } from './folder-lock';
import { migratePglite } from '../migrate';
import { queueStatements } from '../postgres/queue-statements';
import { sessionSettings } from '../postgres/session-settings';
import { startPglite } from './start-pglite';

/**
 * Opens the embedded database.
 * @param folder its location; undefined: in memory
 * @param free returns the free bytes on a folder's disk
 * @param snapshot initial content of a database in memory; see `snapshotPglite`
 * @throws DatabaseUnavailable
 */
export async function openPglite(folder?: string, free = freeBytes, snapshot?: Blob): Promise<Database> {
  let unlock: () => Promise<void> = async () => undefined;
  try {
    if (folder) unlock = await lockFolder(`${folder}.lock`);
    if (folder) await assertSpace(() => free(dirname(folder)));
    const client = folder ? await startIn(folder) : await start('memory://', snapshot);
    if (folder) refuseWritesWithoutSpace(client, () => free(folder));
    return await migrated(client, unlock);
  } catch (error) {
    await unlock();
    throw new DatabaseUnavailable(
      `Cannot open the database folder ${folder ?? '(memory)'}: ${messageOf(error)}`,
      { cause: error },
    );
  }
}

/** Returns a client's database, migrated to the current schema. */
async function migrated(client: PGlite, unlock: () => Promise<void>): Promise<Database> {
  const db = drizzle(client);
  await migratePglite(db);
  for (const [name, value] of Object.entries(sessionSettings)) await client.exec(`SET ${name} = '${value}'`);
  const connections = queueStatements(client);
  return {
    db,
    kind: 'pglite',
    listen: async (channel, handler) => {
      await client.listen(channel, (payload) => handler(payload));
    },
    connections,
    close: async () => {
      await client.close();
      await unlock();
    },
  };
}

/**
 * Returns the files of a database with the current schema: opening a copy is four times as fast as creating
 * one.
 * @param fill writes initial data. Defaults to none
 * @param snapshot database to extend
 */
export async function snapshotPglite(
  fill: (database: Database) => Promise<unknown> = async () => undefined,
  snapshot?: Blob,
): Promise<Blob> {
  const client = await start('memory://', snapshot);
  const database = await migrated(client, async () => undefined);
  await fill(database);
  const files = await client.dumpDataDir('none');
  await database.close();
  return files;
}

async function start(location: string, loadDataDir?: Blob): Promise<PGlite> {
  const client = await startPglite(location, loadDataDir);
  parseForDrizzle(client);
  return client;
}

/** Types that Drizzle expects as text: dates, times and intervals, lists of them, and lists of numerics. */
const textTypes = [
  ...[types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL],
  ...[1182, 1115, 1185, 1187, 1231],
];

/**
 * Installs Drizzle's parsers in the client. Otherwise Drizzle passes them with each statement, and PGlite
 * copies its own of some 300 types to add them, which takes longer than a short statement.
 */
function parseForDrizzle(client: PGlite): void {
  for (const type of textTypes) client.parsers[type] = (text) => text;
  const query = client.query.bind(client);
  client.query = <Row>(text: string, values?: unknown[], { parsers: _, ...options }: QueryOptions = {}) =>
    query<Row>(text, values, options);
}

async function startIn(folder: string): Promise<PGlite> {
  await prepareDatabaseFolder(folder, createDatabase);
  try {
    return await start(folder);
  } catch (error) {
    // PGlite's message when PostgreSQL ends in it ("Aborted(). Build with -sASSERTIONS…") does not help an
    // operator.
    throw new Error(
      `PostgreSQL does not start in it. Its files are damaged or of another version, or the disk is full. ${restoreAdvice(folder)}`,
      { cause: error },
    );
  }
}

/** Returns the message of the cause: Drizzle's own message holds the statement instead of the fault. */
function messageOf(error: unknown): string {
  if (error instanceof DrizzleQueryError && error.cause) return safeMessage(error.cause);
  return error instanceof Error ? error.message : String(error);
}
