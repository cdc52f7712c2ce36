import { createValueCache, type ValueCache } from './value-cache';

/** The caches of this process that hold content: all of them are emptied when content changes. */
export function createContentCaches() {
  const caches: { clear(): void }[] = [];
  return {
    /** @param capacity maximum number of values */
    create<Value>(capacity?: number): ValueCache<Value> {
      const cache = createValueCache<Value>(capacity);
      caches.push(cache);
      return cache;
    },
    clear(): void {
      for (const cache of caches) cache.clear();
    },
  };
}
export type ContentCaches = ReturnType<typeof createContentCaches>;
