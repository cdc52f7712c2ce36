import { addDays, eachDay } from '../../../platform/money/india-date';
import { assess, isBookable } from '../capacity/assess';
import type { FreeUnits } from '../capacity/free-units';
import type { Offer } from '../prices/offers-repository';
import type { Trip } from './trip';

/**
 * Dates and party that experiences are looked for by. A range stands for the nights of a stay, and for the days, both
 * included, of which an activity needs one. Without `to` it is one night, or that day.
 */
export type TripSearch = Trip;

/** Departure of a stay, and the last day on which an activity may take place. */
export function endsOf({ from, to }: Pick<TripSearch, 'from' | 'to'>) {
  return { departure: to ?? addDays(from, 1), lastDay: to ?? from };
}

/** The trips that a search would accept: the stay, or an activity on each of the days. */
function tripsOf(isStay: boolean, search: TripSearch): Trip[] {
  const { departure, lastDay } = endsOf(search);
  if (isStay) return [{ ...search, to: departure }];
  return eachDay(search.from, addDays(lastDay, 1)).map((from) => ({ ...search, from, to: null }));
}

/** The trips of a search on which an option can be booked at one of its times. */
export function bookableTrips(offer: Offer, search: TripSearch, free: FreeUnits, now: Date): Trip[] {
  const { isStay } = offer.prices;
  const slots = isStay ? [''] : offer.slots;
  return tripsOf(isStay, search).filter((trip) =>
    slots.some((slot) => isBookable(assess(offer, trip, slot, free, now))),
  );
}
