import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { statfsSync } from 'node:fs';
import { errorsIn } from '../../errors/errors-in';
import { errorCode } from '../../errors/error-code';

/** Four segments of the write-ahead log, more than any single statement writes. */
const reservedBytes = 64 * 1024 * 1024;
/** PostgreSQL's error code of a statement that writes in a read-only transaction. */
const readOnlyTransaction = '25006';

/** Returns the bytes that this process may still write to a folder's disk. */
export async function freeBytes(folder: string): Promise<number> {
  // Synchronous, because it runs before each statement and returns within microseconds.
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Creates PostgreSQL's error of a full disk, before PostgreSQL encounters it. */
function fullDisk(): Error {
  const message = `the disk is full: the embedded database needs ${reservedBytes / 1024 / 1024} MB of room to write`;
  return Object.assign(new Error(message), { code: '53100' });
}

/** @throws Error with code 53100 when the disk is nearly full */
export async function assertSpace(free: () => Promise<number>): Promise<void> {
  if ((await free()) < reservedBytes) throw fullDisk();
}

/**
 * Rejects statements that write while the disk is nearly full, with PostgreSQL's own error code. The embedded
 * PostgreSQL itself rejects only the first one; at the next it hangs and blocks the process. Meanwhile every
 * statement runs in a read-only transaction, so that reads still work and PostgreSQL decides which statements
 * write.
 * @param free returns the free bytes
 */
export function refuseWritesWithoutSpace(client: PGlite, free: () => Promise<number>): void {
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);

  async function readOnly<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    try {
      return await transaction(async (tx) => {
        await tx.query('SET TRANSACTION READ ONLY');
        return work(tx);
      });
    } catch (error) {
      const isWrite = errorsIn(error).some((one) => errorCode(one) === readOnlyTransaction);
      throw isWrite ? fullDisk() : error;
    }
  }

  client.query = async <Row>(text: string, values?: unknown[], options?: QueryOptions) => {
    if ((await free()) >= reservedBytes) return query<Row>(text, values, options);
    return readOnly((tx) => tx.query<Row>(text, values, options));
  };
  client.transaction = async <Result>(work: (tx: Transaction) => Promise<Result>) => {
    if ((await free()) >= reservedBytes) return transaction(work);
    return readOnly(work);
  };
}
