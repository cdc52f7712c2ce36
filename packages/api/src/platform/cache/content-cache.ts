import { serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';

/** Memory that the values of all kinds may take, in serialized bytes. */
const defaultMaxBytes = 32 * 1024 * 1024;

/** The values of one kind. */
export interface CachedValues<Value> {
  /**
   * Returns the cached value, or computes it.
   * @param maxAgeMs milliseconds after which it is computed again. Default: once content changes
   */
  get(key: string, load: () => Promise<Value>, maxAgeMs?: number): Promise<Value>;
}

export interface ContentCacheOptions {
  /** Milliseconds since any instant. Default: of this process. */
  readonly clock?: () => number;
  readonly maxBytes?: number;
}

interface Entry<Value> {
  readonly kind: string;
  readonly value: Value;
}

/** Lookups so far that found a value, or one that was being computed, and those that computed one. */
interface Lookups {
  hit: number;
  miss: number;
}

/** Values are computed for one kind, whose name is in their keys. */
const isOf = <Value>(entry: Entry<unknown>, kind: string): entry is Entry<Value> => entry.kind === kind;

/**
 * Creates the cache of a process for everything that it reads or computes from content. It is emptied when content
 * changes. Simultaneous requests for a missing value share one computation. A computation that a change overtakes goes to
 * its waiting callers and is not cached.
 */
export function createContentCache({
  clock = () => performance.now(),
  maxBytes = defaultMaxBytes,
}: ContentCacheOptions = {}) {
  const lookups = new Map<string, Lookups>();
  const entries = new LRUCache<string, Entry<unknown>, () => Promise<Entry<unknown>>>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => 2 * key.length + serialize(value).byteLength,
    fetchMethod: async (_key, _former, { context: load }) => load(),
    ignoreFetchAbort: true,
    perf: { now: clock },
    ttlResolution: 0,
  });

  return {
    /** @throws Error when the kind exists already: its keys would be mixed up */
    values<Value>(kind: string): CachedValues<Value> {
      if (lookups.has(kind)) throw new Error(`Two kinds of cached values are named ${kind}.`);
      const counts = { hit: 0, miss: 0 };
      lookups.set(kind, counts);
      return {
        async get(key, load, maxAgeMs) {
          let outcome: keyof Lookups = 'hit';
          const context = async () => {
            outcome = 'miss';
            return { kind, value: await load() };
          };
          const finding = entries.forceFetch(`${kind} ${key}`, { context, ttl: maxAgeMs });
          // A missing value has begun to be computed by now.
          counts[outcome] += 1;
          const entry = await finding;
          if (!isOf<Value>(entry, kind)) throw new Error(`${key} is cached as another kind than ${kind}.`);
          return entry.value;
        },
      };
    },
    clear: (): void => entries.clear(),
    /** Serialized bytes of what is cached. */
    get bytes(): number {
      return entries.calculatedSize;
    },
    get lookups(): ReadonlyMap<string, Readonly<Lookups>> {
      return lookups;
    },
  };
}
export type ContentCache = ReturnType<typeof createContentCache>;
