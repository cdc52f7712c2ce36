import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { statfs } from 'node:fs/promises';

/** Four segments of the write-ahead log: more than one statement of ours writes. */
const reservedBytes = 64 * 1024 * 1024;
const reading = /^\s*select\b/i;

/** Bytes that this process may still write to the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** PostgreSQL's error of a full disk, before PostgreSQL meets it. @throws Error with code 53100 */
export async function assertSpace(free: () => Promise<number>): Promise<void> {
  if ((await free()) >= reservedBytes) return;
  const message = `the disk is full: the embedded database needs ${reservedBytes / 1024 / 1024} MB of room to write`;
  throw Object.assign(new Error(message), { code: '53100' });
}

/**
 * Refuses statements that write while the disk is nearly full, with PostgreSQL's own code. The embedded PostgreSQL
 * refuses the first by itself; in the next it never returns, and stops the whole process with it. Reading goes on.
 * @param free bytes that are left
 */
export function refuseWritesWithoutSpace(client: PGlite, free: () => Promise<number>): void {
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);

  client.query = async <Row>(text: string, values?: unknown[], options?: QueryOptions) => {
    if (!reading.test(text)) await assertSpace(free);
    return query<Row>(text, values, options);
  };
  client.transaction = async <Result>(work: (tx: Transaction) => Promise<Result>) => {
    await assertSpace(free);
    return transaction(work);
  };
}
