import { serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';

/** Maximum size of all cached values, in serialized bytes. */
const defaultMaxBytes = 32 * 1024 * 1024;

/** Cache of the values of one kind. */
export interface CachedValues<Value> {
  /**
   * Returns the cached value, or computes it.
   * @param maxAgeMs maximum age in milliseconds. Defaults to caching until content changes
   */
  get(key: string, load: () => Promise<Value>, maxAgeMs?: number): Promise<Value>;
}

export interface ContentCacheOptions {
  /** Monotonic clock in milliseconds. Defaults to that of the process. */
  readonly clock?: () => number;
  readonly maxBytes?: number;
}

interface Entry<Value> {
  readonly kind: string;
  readonly value: Value;
}

/** Number of lookups that found a value, finished or in progress, and of those that computed one. */
interface Lookups {
  hit: number;
  miss: number;
}

/** Returns whether an entry belongs to a kind. Keys contain the name of their kind. */
const isOf = <Value>(entry: Entry<unknown>, kind: string): entry is Entry<Value> => entry.kind === kind;

/**
 * Creates the cache of a process for values read or computed from content. A change of content clears it.
 * Simultaneous requests for a missing value share one computation. A computation that was running at a clear
 * resolves for its callers but is not cached.
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
    /** @throws Error when the kind already exists: its keys would collide */
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
          // By now a missing value is being computed.
          counts[outcome] += 1;
          const entry = await finding;
          if (!isOf<Value>(entry, kind)) throw new Error(`${key} is cached as another kind than ${kind}.`);
          return entry.value;
        },
      };
    },
    clear: (): void => entries.clear(),
    /** Serialized bytes of all cached values. */
    get bytes(): number {
      return entries.calculatedSize;
    },
    get lookups(): ReadonlyMap<string, Readonly<Lookups>> {
      return lookups;
    },
  };
}
export type ContentCache = ReturnType<typeof createContentCache>;
