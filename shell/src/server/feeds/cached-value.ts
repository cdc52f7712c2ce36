import { ValidatedCache } from '../pages/validated-cache';

export interface CachedValueOptions<Value> {
  readonly load: () => Promise<Value>;
  /** Milliseconds for which a value is given without being loaded again. */
  readonly freshMs: number;
  /** Milliseconds after that for which it is still given, while or because it cannot be loaded again. */
  readonly staleMs: number;
  /** Told when a value that is kept could not be loaded again. */
  readonly onStale: (error: unknown) => void;
}

/** One value that is loaded on demand and kept; it is loaded by one caller at a time, and others wait for the same. */
export class CachedValue<Value> {
  readonly #options: CachedValueOptions<Value>;
  readonly #kept: ValidatedCache<Value>;
  #loading: Promise<Value> | undefined;

  constructor(options: CachedValueOptions<Value>) {
    this.#options = options;
    const { freshMs, staleMs } = options;
    this.#kept = new ValidatedCache({ freshMs, staleMs, maxSize: 1, sizeOf: () => 1 });
  }

  /** @throws what `load` does, when nothing is kept */
  async get(): Promise<Value> {
    const refresh = () => this.#load().then(() => undefined, this.#options.onStale);
    return this.#kept.get('value', refresh) ?? this.#load();
  }

  /** What the value is made of has changed: it is loaded anew, and the old one is given for a moment at most. */
  markStale(graceMs: number): void {
    this.#kept.markStale(graceMs);
  }

  #load(): Promise<Value> {
    this.#loading ??= this.#options
      .load()
      .then((value) => {
        this.#kept.set('value', value);
        return value;
      })
      .finally(() => (this.#loading = undefined));
    return this.#loading;
  }
}
