import type { ServedSet } from '../selection/served-set';

/** Release set in use by a request. Call `release()` when the response has ended. */
export interface Lease {
  readonly set: ServedSet;
  readonly release: () => void;
}

/** Counts the requests that use each release set, so that no version is evicted while a request renders with it. */
export class Leases {
  readonly #inUse = new Map<ServedSet, number>();
  readonly #onUnused: (set: ServedSet) => void;

  /** @param onUnused called when the last request that used a set has ended */
  constructor(onUnused: (set: ServedSet) => void) {
    this.#onUnused = onUnused;
  }

  take(set: ServedSet): Lease {
    this.#inUse.set(set, (this.#inUse.get(set) ?? 0) + 1);
    let released = false;
    const release = () => {
      if (released) return;
      released = true;
      const left = (this.#inUse.get(set) ?? 1) - 1;
      if (left > 0) this.#inUse.set(set, left);
      else {
        this.#inUse.delete(set);
        this.#onUnused(set);
      }
    };
    return { set, release };
  }

  get sets(): ReadonlySet<ServedSet> {
    return new Set(this.#inUse.keys());
  }
}
