import { LRUCache } from 'lru-cache';

export interface ValidatedCacheOptions<Value> {
  /** Milliseconds for which an entry is served as it is. */
  readonly freshMs: number;
  /** Further milliseconds for which it is served while it is validated or remade. */
  readonly staleMs: number;
  /** Maximum total size of all values. */
  readonly maxSize: number;
  readonly sizeOf: (value: Value, key: string) => number;
  /** Validates stale entries. Without it they are remade. */
  readonly validation?: Validation<Value>;
}

interface Validation<Value> {
  /** Maximum age of an entry, in milliseconds, after which it is remade without validation. */
  readonly maxAgeMs: number;
  /** Whether a value can be validated. */
  readonly canValidate: (value: Value) => boolean;
  /** Whether a value is still valid; never rejects. */
  readonly validate: (value: Value) => Promise<boolean>;
}

interface Entry<Value> {
  readonly value: Value;
  readonly madeAt: number;
  /** Time until which the entry is served as it is. */
  freshUntil: number;
  /** Time until which the entry is served while it is renewed. Later callers wait for the renewal. */
  usableUntil: number;
}

/**
 * Least-recently-used cache that validates stale entries, and remakes them only if validation fails or is
 * impossible. For a while stale entries are served meanwhile (RFC 5861); later the caller waits for the
 * renewal.
 */
export class ValidatedCache<Value> {
  readonly #options: ValidatedCacheOptions<Value>;
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #renewing = new Map<string, Promise<void>>();
  /** Number of changes. A validation during which it grows is repeated. */
  #changes = 0;

  constructor(options: ValidatedCacheOptions<Value>) {
    this.#options = options;
    this.#entries = new LRUCache({
      maxSize: options.maxSize,
      sizeCalculation: ({ value }, key) => options.sizeOf(value, key),
    });
  }

  /**
   * Returns the entry if it may be served. Starts the renewal of a stale one, once at a time.
   * @param remake replaces the entry with `set`; never rejects
   */
  get(key: string, remake: () => Promise<void>): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = performance.now();
    if (now < entry.freshUntil) return entry.value;
    const isUsable = now < entry.usableUntil;
    if (!this.#renewing.has(key)) {
      const validation = this.#validationOf(entry, now);
      // Callers do not wait for a renewal that remakes the entry.
      if (!validation && !isUsable) this.#entries.delete(key);
      else
        this.#startRenewal(key, entry, validation ? () => this.#validate(entry, validation, remake) : remake);
    }
    return isUsable ? entry.value : undefined;
  }

  /** Waits for a running renewal of the entry, if there is one; never rejects. */
  async whenRenewed(key: string): Promise<void> {
    await this.#renewing.get(key);
  }

  /** Returns the entry regardless of its age, without renewing it or counting the use. */
  peek(key: string): Value | undefined {
    return this.#entries.peek(key)?.value;
  }

  set(key: string, value: Value): void {
    this.#entries.set(key, this.#freshened({ value, madeAt: performance.now() }));
  }

  /** Marks all entries as stale after a change. They are served unvalidated for a limited time. */
  markStale(graceMs: number): void {
    this.#changes += 1;
    const now = performance.now();
    for (const entry of this.#entries.values()) {
      entry.freshUntil = Math.min(entry.freshUntil, now);
      entry.usableUntil = Math.min(entry.usableUntil, now + graceMs);
    }
  }

  /** Number of entries. */
  get entries(): number {
    return this.#entries.size;
  }

  /** Total size of all values. */
  get size(): number {
    return this.#entries.calculatedSize;
  }

  clear(): void {
    this.#entries.clear();
  }

  #startRenewal(key: string, entry: Entry<Value>, renew: () => Promise<void>): void {
    const renewing = renew().finally(() => {
      this.#renewing.delete(key);
      // The renewal failed: later callers do not wait for it.
      const isPast = performance.now() >= entry.usableUntil;
      if (isPast && this.#entries.peek(key) === entry) this.#entries.delete(key);
    });
    this.#renewing.set(key, renewing);
  }

  #validationOf({ value, madeAt }: Entry<Value>, now: number): Validation<Value> | undefined {
    const { validation } = this.#options;
    return validation && now < madeAt + validation.maxAgeMs && validation.canValidate(value)
      ? validation
      : undefined;
  }

  async #validate(
    entry: Entry<Value>,
    { validate }: Validation<Value>,
    remake: () => Promise<void>,
  ): Promise<void> {
    let since: number;
    do {
      since = this.#changes;
      if (!(await validate(entry.value))) return remake();
    } while (since !== this.#changes);
    Object.assign(entry, this.#freshened(entry));
  }

  #freshened({ value, madeAt }: Pick<Entry<Value>, 'value' | 'madeAt'>): Entry<Value> {
    const { freshMs, staleMs } = this.#options;
    const freshUntil = performance.now() + freshMs;
    return { value, madeAt, freshUntil, usableUntil: freshUntil + staleMs };
  }
}
