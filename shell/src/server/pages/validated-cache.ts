import { LRUCache } from 'lru-cache';

export interface ValidatedCacheOptions<Value> {
  /** Milliseconds for which an entry is served as it is. */
  readonly freshMs: number;
  /** Milliseconds after that for which it is still served, while it is validated or made anew. */
  readonly staleMs: number;
  /** The most that all values may come to. */
  readonly maxSize: number;
  readonly sizeOf: (value: Value, key: string) => number;
  /** Without it, stale entries are made anew. */
  readonly validation?: Validation<Value>;
}

interface Validation<Value> {
  /** Milliseconds after which an entry is made anew, whatever a validation says. */
  readonly maxAgeMs: number;
  /** Whether it can be told, without making a value, that it would be the same. */
  readonly canValidate: (value: Value) => boolean;
  /** Whether a value would be the same if it were made now; never rejects. */
  readonly validate: (value: Value) => Promise<boolean>;
}

interface Entry<Value> {
  readonly value: Value;
  readonly madeAt: number;
  /** Until then it is served as it is. */
  freshUntil: number;
  /** Until then it is served while it is renewed; later only once it is. */
  usableUntil: number;
}

/**
 * Least-recently-used cache whose stale entries are validated, and made anew only when that fails or cannot be done. For a
 * while they are served meanwhile (RFC 5861); later the caller waits until the entry is renewed.
 */
export class ValidatedCache<Value> {
  readonly #options: ValidatedCacheOptions<Value>;
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #renewing = new Map<string, Promise<void>>();
  /** Grows with each change of what entries are made from: a validation that it overtakes is repeated. */
  #changes = 0;

  constructor(options: ValidatedCacheOptions<Value>) {
    this.#options = options;
    this.#entries = new LRUCache({
      maxSize: options.maxSize,
      sizeCalculation: ({ value }, key) => options.sizeOf(value, key),
    });
  }

  /**
   * The entry, if it may be served. A stale one begins to be renewed, once at a time.
   * @param remake replaces the entry by `set`; never rejects
   */
  get(key: string, remake: () => Promise<void>): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = performance.now();
    if (now < entry.freshUntil) return entry.value;
    const isUsable = now < entry.usableUntil;
    if (!this.#renewing.has(key)) {
      const validation = this.#validationOf(entry, now);
      // Nobody waits for a renewal that does not spare the making.
      if (!validation && !isUsable) this.#entries.delete(key);
      else
        this.#startRenewal(key, entry, validation ? () => this.#validate(entry, validation, remake) : remake);
    }
    return isUsable ? entry.value : undefined;
  }

  /** Waits for a renewal of the entry that is under way, if one is; never rejects. */
  async whenRenewed(key: string): Promise<void> {
    await this.#renewing.get(key);
  }

  /** The entry, however old, without a renewal and without counting as used. */
  peek(key: string): Value | undefined {
    return this.#entries.peek(key)?.value;
  }

  set(key: string, value: Value): void {
    this.#entries.set(key, this.#freshened({ value, madeAt: performance.now() }));
  }

  /** What entries are made from may have changed: all are stale at once, and served unvalidated for so long at most. */
  markStale(graceMs: number): void {
    this.#changes += 1;
    const now = performance.now();
    for (const entry of this.#entries.values()) {
      entry.freshUntil = Math.min(entry.freshUntil, now);
      entry.usableUntil = Math.min(entry.usableUntil, now + graceMs);
    }
  }

  /** How many values are kept. */
  get entries(): number {
    return this.#entries.size;
  }

  /** What all of them come to. */
  get size(): number {
    return this.#entries.calculatedSize;
  }

  clear(): void {
    this.#entries.clear();
  }

  #startRenewal(key: string, entry: Entry<Value>, renew: () => Promise<void>): void {
    const renewing = renew().finally(() => {
      this.#renewing.delete(key);
      // It could not be renewed: nobody has to wait for that again.
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
