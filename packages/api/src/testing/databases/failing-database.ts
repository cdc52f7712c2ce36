import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';
import type { Database } from '../../platform/database/database';

/**
 * Errors of failing statements; each exposes the values of the statement in one of the ways that drivers do.
 */
const failures = {
  'lock timeout': { code: '55P03', message: 'canceling statement due to lock timeout' },
  'data exception': { code: '22P02', message: 'invalid input syntax for type integer' },
} as const;
export type Failure = keyof typeof failures;

function errorOf(failure: Failure, statement: string, values: readonly unknown[]): Error {
  const { code, message } = failures[failure];
  const shown = values.map(String).join(', ');
  return Object.assign(new Error(`${message}: "${shown}"`), {
    code,
    severity: 'ERROR',
    detail: `Key (values)=(${shown}) already exists.`,
    where: `unnamed portal with parameters: ${shown}`,
    query: statement,
    params: values,
  });
}

/** Returns the client of the embedded database. */
function clientOf({ db }: Database): PGlite {
  const client: unknown = '$client' in db ? db.$client : undefined;
  if (client instanceof PGlite) return client;
  throw new Error('Only statements of the embedded database can fail');
}

/** Creates a database whose n-th statement fails like in PostgreSQL, with its values in the error. */
export function failingDatabase() {
  let left = Infinity;
  let failure: Failure = 'lock timeout';
  let failed: string | undefined;

  function burn(statement: string, values: readonly unknown[] = []): void {
    left -= 1;
    if (left !== 0) return;
    failed = statement;
    throw errorOf(failure, statement, values);
  }

  function watch(client: PGlite): void {
    const query = client.query.bind(client);
    const transaction = client.transaction.bind(client);
    client.query = async <Row>(text: string, values?: unknown[], options?: QueryOptions) => {
      burn(text, values);
      return query<Row>(text, values, options);
    };
    client.transaction = <Result>(work: (tx: Transaction) => Promise<Result>) =>
      transaction(async (tx) => {
        const run = tx.query.bind(tx);
        tx.query = async <Row>(text: string, values?: unknown[], options?: QueryOptions) => {
          burn(text, values);
          return run<Row>(text, values, options);
        };
        const result = await work(tx);
        burn('commit');
        return result;
      });
  }

  return {
    wrap: (database: Database): Database => {
      watch(clientOf(database));
      return database;
    },
    /**
     * Fails the n-th statement of the work.
     * @returns the result of the work, and the statement that failed, if there were that many
     */
    async failAt<Result>(n: number, how: Failure, work: () => Promise<Result>) {
      [left, failure, failed] = [n, how, undefined];
      try {
        const result = await work();
        return { result, failed };
      } finally {
        left = Infinity;
      }
    },
  };
}
