export interface ValueCache<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  clear(): void;
}

/**
 * Values kept in memory until `clear`. Simultaneous requests for a missing one share one computation; the result of a
 * computation that was still running at `clear` goes to those who wait for it and is not kept.
 * @param capacity most values kept; the oldest is dropped for a new one
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
      // Whoever waits gets the error; the next request tries again.
      pending.catch(() => {
        if (values.get(key) === pending) values.delete(key);
      });
      return pending;
    },
    clear: () => values.clear(),
  };
}
