import { ValidatedCache } from '../pages/validated-cache';

export interface CachedValueOptions<Value> {
  readonly load: () => Promise<Value>;
  /** Milliseconds for which the value is served without being reloaded. */
  readonly freshMs: number;
  /** Further milliseconds for which it is served while it is reloaded, or cannot be. */
  readonly staleMs: number;
  /** Called when a cached value could not be reloaded. */
  readonly onStale: (error: unknown) => void;
}

/** Caches one value that is loaded on demand. Concurrent callers share one load. */
export class CachedValue<Value> {
  readonly #options: CachedValueOptions<Value>;
  readonly #cache: ValidatedCache<Value>;
  #loading: Promise<Value> | undefined;

  constructor(options: CachedValueOptions<Value>) {
    this.#options = options;
    const { freshMs, staleMs } = options;
    this.#cache = new ValidatedCache({ freshMs, staleMs, maxSize: 1, sizeOf: () => 1 });
  }

  /** Returns the value. @throws the error of `load` when nothing is cached */
  async get(): Promise<Value> {
    const refresh = () => this.#load().then(() => undefined, this.#options.onStale);
    return this.#cache.get('value', refresh) ?? this.#load();
  }

  /**
   * Marks the value as stale after a content change: it is reloaded, and the old one served for a limited
   * time.
   */
  markStale(graceMs: number): void {
    this.#cache.markStale(graceMs);
  }

  #load(): Promise<Value> {
    this.#loading ??= this.#options
      .load()
      .then((value) => {
        this.#cache.set('value', value);
        return value;
      })
      .finally(() => (this.#loading = undefined));
    return this.#loading;
  }
}
