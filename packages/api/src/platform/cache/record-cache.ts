import type { CachedValues } from './content-cache';

export interface RecordCache<Value> {
  /** Reads records by key; records that do not exist are missing in the result. */
  read(keys: readonly number[]): Promise<Map<number, Value>>;
}

/** Creates a cache of records by key. @param load reads all missing records at once */
export function createRecordCache<Value>(
  values: CachedValues<Value | undefined>,
  load: (keys: readonly number[]) => Promise<ReadonlyMap<number, Value>>,
): RecordCache<Value> {
  return {
    async read(keys) {
      const missing: number[] = [];
      let loading: Promise<ReadonlyMap<number, Value>> | undefined;
      const found = await Promise.all(
        keys.map(async (key) => {
          const value = await values.get(String(key), async () => {
            missing.push(key);
            // Wait until all keys have been looked up.
            loading ??= Promise.resolve().then(() => load(missing));
            return (await loading).get(key);
          });
          return [key, value] as const;
        }),
      );
      return new Map(found.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
    },
  };
}
