import type { Counter } from './inventory-repository';
import type { Offer } from '../prices/offers-repository';

/** Looks up how many units of an option are free. */
export interface FreeUnits {
  /** @param slot HH:MM; empty for a night */
  of(offer: Pick<Offer, 'resources'>, day: string, slot: string): number;
}

const keyOf = (resourcePk: number, day: string, slot: string) => `${resourcePk} ${day} ${slot}`;

/**
 * Free units by the real counters; where there is no counter yet, all of the resource is free. A counter made when there
 * was more of the resource does not let more than that be claimed.
 */
export function freeUnits(counters: readonly Counter[]): FreeUnits {
  const free = new Map(
    counters.map((row) => [keyOf(row.resourcePk, row.day, row.slot), row.capacity - row.held - row.sold]),
  );
  return {
    of({ resources }, day, slot) {
      if (resources.length === 0) return 0;
      return Math.min(
        ...resources.map(({ resourcePk, quantity, capacity }) =>
          Math.floor(Math.min(free.get(keyOf(resourcePk, day, slot)) ?? capacity, capacity) / quantity),
        ),
      );
    },
  };
}
