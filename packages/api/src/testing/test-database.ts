import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../platform/database/database';
import { openDatabase } from '../platform/database/open-database';
import { freeBytes } from '../platform/database/free-space';
import { openPglite } from '../platform/database/pglite';
import { databaseSnapshot } from './database-snapshot';

async function onServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * Creates an empty database for one test file: on the server of DATABASE_URL, where `drop` deletes it, else embedded in
 * memory.
 */
export async function createTestDatabase() {
  const server = process.env.DATABASE_URL;
  if (!server) {
    const open = async (): Promise<Database> => openPglite(undefined, freeBytes, await databaseSnapshot());
    return { open, url: undefined, drop: async () => undefined };
  }
  const name = `kaadu_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    open: (): Promise<Database> => openDatabase({ url: url.href }),
    url: url.href,
    drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
