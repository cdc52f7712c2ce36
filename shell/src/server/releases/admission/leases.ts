import type { ReleaseSet } from '../selection/release-set';

/** A release set in use by a request; `release()` must be called when the response has ended. */
export interface Lease {
  readonly set: ReleaseSet;
  readonly release: () => void;
}

/** Counts the requests that use each release set, so that no version is evicted while a request renders with it. */
export class Leases {
  readonly #inUse = new Map<ReleaseSet, number>();
  readonly #onUnused: (set: ReleaseSet) => void;

  /** @param onUnused called when the last request that used a set has ended */
  constructor(onUnused: (set: ReleaseSet) => void) {
    this.#onUnused = onUnused;
  }

  take(set: ReleaseSet): Lease {
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

  get sets(): ReadonlySet<ReleaseSet> {
    return new Set(this.#inUse.keys());
  }
}
