import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { statfsSync } from 'node:fs';
import { errorsIn } from '../../errors/errors-in';
import { errorCode } from '../../errors/error-code';

/** Four segments of the write-ahead log: more than one statement of ours writes. */
const reservedBytes = 64 * 1024 * 1024;
/** PostgreSQL's error of a statement that writes in a transaction that may only read. */
const readOnlyTransaction = '25006';

/** Bytes that this process may still write to the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  // Not through the pool of threads: it is asked before each statement, and answers within microseconds.
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** PostgreSQL's error of a full disk, before PostgreSQL meets it. */
function fullDisk(): Error {
  const message = `the disk is full: the embedded database needs ${reservedBytes / 1024 / 1024} MB of room to write`;
  return Object.assign(new Error(message), { code: '53100' });
}

/** @throws Error with code 53100 when the disk is nearly full */
export async function assertSpace(free: () => Promise<number>): Promise<void> {
  if ((await free()) < reservedBytes) throw fullDisk();
}

/**
 * Refuses statements that write while the disk is nearly full, with PostgreSQL's own code. The embedded PostgreSQL
 * refuses the first by itself; in the next it never returns, and stops the whole process with it. Reading goes on: meanwhile
 * every statement runs in a transaction that may only read, so that PostgreSQL decides which ones do.
 * @param free bytes that are left
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
