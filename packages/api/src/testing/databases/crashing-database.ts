import type { Database, Db } from '../../platform/database/database';

/** Thrown in place of a crash of the process. */
class Crash extends Error {
  override readonly name = 'Crash';
}

const statements: readonly (string | symbol)[] = ['select', 'insert', 'update', 'delete', 'execute'];

/**
 * Creates a database that fails at its n-th statement, commits included. The current transaction is lost, as
 * in a crash of the process; after a commit, only the response is lost.
 */
export function crashingDatabase() {
  let left = Infinity;

  function burn(): void {
    left -= 1;
    if (left === 0) throw new Crash('The process has died');
  }

  function wrap(db: Db): Db {
    return new Proxy(db, {
      get(target, name) {
        if (name === 'transaction') {
          return async (work: (tx: Db) => Promise<unknown>) => {
            const result = await target.transaction((tx) => work(wrap(tx)));
            burn();
            return result;
          };
        }
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (statements.includes(name)) burn();
        return value.bind(target) as unknown;
      },
    });
  }

  return {
    wrap: (database: Database): Database => ({ ...database, db: wrap(database.db) }),
    /** Fails the `n`-th statement of the work; the work may have been done in part when this returns. */
    async crashAt(n: number, work: () => Promise<unknown>): Promise<void> {
      left = n;
      try {
        await work();
      } finally {
        left = Infinity;
      }
    },
  };
}
