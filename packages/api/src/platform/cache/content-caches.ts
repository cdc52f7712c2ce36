import { createValueCache, type ValueCache, type ValueCacheOptions } from './value-cache';

/**
 * The caches of this process that hold content: all of them are emptied when content changes.
 * @param clock as of `createValueCache`
 */
export function createContentCaches(clock: () => number) {
  const caches: { clear(): void }[] = [];
  return {
    create<Value>(options?: ValueCacheOptions): ValueCache<Value> {
      const cache = createValueCache<Value>({ clock, ...options });
      caches.push(cache);
      return cache;
    },
    clear(): void {
      for (const cache of caches) cache.clear();
    },
  };
}
export type ContentCaches = ReturnType<typeof createContentCaches>;
