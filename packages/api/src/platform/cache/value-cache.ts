export interface ValueCache<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  clear(): void;
}

/**
 * Values kept in memory until `clear`. Simultaneous requests for a missing one share one computation; the result of a
 * computation that was still running at `clear` goes to its waiting callers and is not kept.
 * @param capacity maximum number of values; the oldest is evicted
 */
export function createValueCache<Value>(capacity = 500): ValueCache<Value> {
  const values = new Map<string, Promise<Value>>();

  return {
    get(key: string, load: () => Promise<Value>): Promise<Value> {
      const known = values.get(key);
      if (known) return known;
      const pending = load();
      values.set(key, pending);
      const [oldest] = values.keys();
      if (values.size > capacity && oldest !== undefined) values.delete(oldest);
      // Waiting callers get the error; the next request tries again.
      pending.catch(() => {
        if (values.get(key) === pending) values.delete(key);
      });
      return pending;
    },
    clear: () => values.clear(),
  };
}
