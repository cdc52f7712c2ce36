import type { Database, Db } from '../../platform/database/database';

/** Thrown where the process would have died. */
class Crash extends Error {
  override readonly name = 'Crash';
}

const statements: readonly (string | symbol)[] = ['select', 'insert', 'update', 'delete', 'execute'];

/**
 * A database whose n-th statement fails, the commits counted too: the transaction that it is in is lost, as with a process
 * that dies there; after a commit only its answer is.
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
    /** Lets the `n`-th statement of what is done fail; anything may have been done when it returns. */
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
