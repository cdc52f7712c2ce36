import type { CachedValues } from './content-cache';

export interface RecordCache<Value> {
  /** The records of keys, by key; what does not exist is missing. */
  read(keys: readonly number[]): Promise<Map<number, Value>>;
}

/**
 * Records kept by key.
 * @param load reads those that are missing, all at once
 */
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
            // Not before all keys have been looked for.
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
