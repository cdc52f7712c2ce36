import type { Claim } from '../capacity/inventory-repository';
import { unitsFor } from '../capacity/units';
import type { Offer } from '../prices/offers-repository';
import { daysOf, type Trip } from './trip';

/** Returns the claims of a trip on each resource of the option and each day, in locking order. */
export function claimsOf({ prices, resources }: Offer, trip: Trip, slot: string): Claim[] {
  const units = unitsFor(prices, trip.party);
  return resources.flatMap(({ resourcePk, quantity }) =>
    daysOf(trip).map((day) => ({ resourcePk, day, slot, quantity: units * quantity })),
  );
}
