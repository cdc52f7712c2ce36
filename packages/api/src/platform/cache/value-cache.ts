export interface ValueCache<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  clear(): void;
}

/**
 * Values kept in this process until content changes. Simultaneous requests for a missing one share one
 * computation; a computation that was overtaken by a change is not kept.
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
      // A failure is told to those who wait for it, and tried anew by the next.
      pending.catch(() => {
        if (values.get(key) === pending) values.delete(key);
      });
      return pending;
    },
    clear: () => values.clear(),
  };
}
