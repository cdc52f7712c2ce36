import type { Db } from '../../../platform/database/database';
import { assess, isBookable } from '../capacity/assess';
import { freeUnits } from '../capacity/free-units';
import { type Claim, listCounters } from '../capacity/inventory-repository';
import { listOffers, type Offer } from '../prices/offers-repository';
import { claimsOf } from './claims-of';
import type { Trip } from './trip';

/** An option and start that can be booked. */
interface Opening {
  readonly optionPk: number;
  /** HH:MM; empty for a stay. */
  readonly slot: string;
}

/** A trip that was offered to someone. */
export interface OfferedTrip extends Opening {
  readonly trip: Trip;
}

interface Openings {
  /** Returns an opening for a trip and deducts it from what later trips can have; null if there is none. */
  take(trip: Trip): Opening | null;
}

/**
 * Reads what can be booked of an experience from `from` to `to`, less what was offered to others.
 * @param offered trips to deduct although no one holds them
 */
export async function findOpenings(
  db: Db,
  experiencePk: number,
  {
    from,
    to,
    offered,
  }: { readonly from: string; readonly to: string; readonly offered: readonly OfferedTrip[] },
  now: Date,
): Promise<Openings> {
  const offers = await listOffers(db, { experiencePks: [experiencePk] });
  const resourcePks = new Set(
    offers.flatMap(({ resources }) => resources.map(({ resourcePk }) => resourcePk)),
  );
  const counters = await listCounters(db, [...resourcePks], from, to);
  const reserved: Claim[] = [];
  const reserve = (offer: Offer, trip: Trip, slot: string) => reserved.push(...claimsOf(offer, trip, slot));
  for (const { optionPk, slot, trip } of offered) {
    const offer = offers.find((one) => one.optionPk === optionPk);
    if (offer) reserve(offer, trip, slot);
  }
  return {
    take(trip) {
      const free = freeUnits(counters, reserved);
      for (const offer of offers) {
        for (const slot of offer.prices.isStay ? [''] : offer.slots) {
          if (!isBookable(assess(offer, trip, slot, free, now))) continue;
          reserve(offer, trip, slot);
          return { optionPk: offer.optionPk, slot };
        }
      }
      return null;
    },
  };
}
