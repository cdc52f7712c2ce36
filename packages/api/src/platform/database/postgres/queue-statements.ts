import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Connections } from '../database';

/** Maximum number of queued statements and transactions: at about a millisecond each, one second. */
const maxWaiting = 1_000;

/**
 * Thrown when the queue is full. Its code is PostgreSQL's too_many_connections, which maps to a 503 response.
 */
class QueueFull extends Error {
  override readonly name = 'QueueFull';
  readonly code = '53300';
}

/**
 * Puts a bounded queue in front of the embedded database, which runs in this thread. Each statement or
 * transaction starts in a new turn of the event loop, so that connections are accepted and timers run in
 * between (ADR 080).
 * @returns reads the present length of the queue
 */
export function queueStatements(
  client: Pick<PGlite, 'query' | 'exec' | 'transaction'>,
  most = maxWaiting,
): () => Connections {
  const queue = pLimit(1);
  const enqueue = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (queue.pendingCount >= most)
      throw new QueueFull('Too many statements wait for the embedded database.');
    return queue(async () => {
      await setImmediate();
      return run();
    });
  };
  const query = client.query.bind(client);
  const exec = client.exec.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = <Row>(text: string, values?: unknown[], options?: QueryOptions) =>
    enqueue(() => query<Row>(text, values, options));
  client.exec = (...call) => enqueue(() => exec(...call));
  client.transaction = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    enqueue(() => transaction(work));
  return () => ({ max: 1, busy: queue.activeCount, waiting: queue.pendingCount });
}
