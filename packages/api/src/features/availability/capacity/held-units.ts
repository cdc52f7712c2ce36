import type { OwnHold } from '@kaadu/contracts/availability';
import type { Offer } from '../prices/offers-repository';
import { daysOf, type Trip } from '../trips/trip';
import { assess, isBookable } from './assess';
import type { FreeUnits } from './free-units';
import type { Claim } from './inventory-repository';

/** Units that a caller is holding. */
export interface HeldUnits {
  readonly link: Omit<OwnHold, 'is_needed'>;
  readonly claims: readonly Claim[];
}

interface Wanted {
  readonly offer: Offer;
  readonly trip: Trip;
  /** Free units without those held by the caller. */
  readonly free: FreeUnits;
  readonly now: Date;
}

/** Returns the caller's hold of an option on the days of a trip; undefined without one. */
export function ownHoldOf(
  held: readonly HeldUnits[],
  { offer, trip, free, now }: Wanted,
): OwnHold | undefined {
  const days = daysOf(trip);
  const resources = offer.resources.map(({ resourcePk }) => resourcePk);
  const own = held.find(({ claims }) =>
    claims.some(({ resourcePk, day }) => resources.includes(resourcePk) && days.includes(day)),
  );
  if (!own) return undefined;
  const others = assess(offer, trip, own.link.slot ?? '', free, now);
  return { ...own.link, is_needed: !isBookable(others) };
}
