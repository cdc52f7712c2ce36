import type { ServedSet } from '../selection/served-set';

/** Release set in use by a request. Call `release()` when the response has ended. */
export interface Lease<Name extends string = string> {
  readonly set: ServedSet<Name>;
  readonly release: () => void;
}

/** Counts the requests that use each release set, so that no version is evicted while a request renders with it. */
export class Leases<Name extends string> {
  readonly #inUse = new Map<ServedSet<Name>, number>();
  readonly #onUnused: (set: ServedSet<Name>) => void;

  /** @param onUnused called when the last request that used a set has ended */
  constructor(onUnused: (set: ServedSet<Name>) => void) {
    this.#onUnused = onUnused;
  }

  take(set: ServedSet<Name>): Lease<Name> {
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

  get sets(): ReadonlySet<ServedSet<Name>> {
    return new Set(this.#inUse.keys());
  }
}
