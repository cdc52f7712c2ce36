import type { Claim, Counter } from './inventory-repository';
import type { Offer } from '../prices/offers-repository';

/** Lookup of the free units of an option. */
export interface FreeUnits {
  /** @param slot HH:MM; empty for a night */
  of(offer: Pick<Offer, 'resources'>, day: string, slot: string): number;
}

const keyOf = (resourcePk: number, day: string, slot: string) => `${resourcePk} ${day} ${slot}`;

/** Returns the units of an option when nothing is taken: rooms, or places of a slot. */
export function capacityOf({ resources }: Pick<Offer, 'resources'>): number {
  if (resources.length === 0) return 0;
  return Math.min(...resources.map(({ quantity, capacity }) => Math.floor(capacity / quantity)));
}

/**
 * Computes free units from counters; where there is none, all of the resource is free. A counter from a time of higher
 * capacity is limited to the current one.
 * @param reserved claims to deduct besides those that the counters include
 * @param own claims among those of the counters that count as free
 */
export function freeUnits(
  counters: readonly Counter[],
  reserved: readonly Claim[] = [],
  own: readonly Claim[] = [],
): FreeUnits {
  const free = new Map(
    counters.map((row) => [keyOf(row.resourcePk, row.day, row.slot), row.capacity - row.held - row.sold]),
  );
  for (const { resourcePk, day, slot, quantity } of own) {
    const key = keyOf(resourcePk, day, slot);
    const counted = free.get(key);
    if (counted !== undefined) free.set(key, counted + quantity);
  }
  const deducted = new Map<string, number>();
  for (const { resourcePk, day, slot, quantity } of reserved) {
    const key = keyOf(resourcePk, day, slot);
    deducted.set(key, (deducted.get(key) ?? 0) + quantity);
  }
  const left = (key: string, capacity: number) =>
    Math.min(free.get(key) ?? capacity, capacity) - (deducted.get(key) ?? 0);
  return {
    of({ resources }, day, slot) {
      if (resources.length === 0) return 0;
      return Math.min(
        ...resources.map(({ resourcePk, quantity, capacity }) =>
          Math.floor(left(keyOf(resourcePk, day, slot), capacity) / quantity),
        ),
      );
    },
  };
}
