export interface ValueCache<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  clear(): void;
}

export interface ValueCacheOptions {
  /** Maximum number of values; the one that was not asked for the longest is evicted. */
  readonly capacity?: number;
  /** Milliseconds after which a value is computed again. Default: none. */
  readonly maxAgeMs?: number;
  /** Milliseconds since any instant; default: of this process. */
  readonly clock?: () => number;
}

interface Kept<Value> {
  readonly value: Promise<Value>;
  readonly since: number;
}

/** A promise of its own: a query of Drizzle is run again by each `then`. */
const run = async <Value>(load: () => Promise<Value>): Promise<Value> => load();

/**
 * Values kept in memory until `clear`, or for a time. Simultaneous requests for a missing one share one computation; the
 * result of a computation that was still running at `clear` goes to its waiting callers and is not kept.
 */
export function createValueCache<Value>({
  capacity = 500,
  maxAgeMs = Infinity,
  clock = () => performance.now(),
}: ValueCacheOptions = {}): ValueCache<Value> {
  const values = new Map<string, Kept<Value>>();

  return {
    get(key: string, load: () => Promise<Value>): Promise<Value> {
      const known = values.get(key);
      if (known && clock() - known.since < maxAgeMs) {
        values.delete(key);
        values.set(key, known);
        return known.value;
      }
      const pending = { value: run(load), since: clock() };
      values.delete(key);
      values.set(key, pending);
      const [oldest] = values.keys();
      if (values.size > capacity && oldest !== undefined) values.delete(oldest);
      // Waiting callers get the error; the next request tries again.
      pending.value.catch(() => {
        if (values.get(key) === pending) values.delete(key);
      });
      return pending.value;
    },
    clear: () => values.clear(),
  };
}
