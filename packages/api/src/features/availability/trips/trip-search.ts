import { addDays, eachDay } from '../../../platform/money/india-date';
import { assess, isBookable } from '../capacity/assess';
import type { FreeUnits } from '../capacity/free-units';
import type { Offer } from '../prices/offers-repository';
import type { Trip } from './trip';

/**
 * Dates and party of a search. A range means all nights of a stay, or any one day of an activity, both ends included.
 * Without `to`, it is one night or that day.
 */
export type TripSearch = Trip;

/** Returns the departure of a stay and the last possible day of an activity. */
export function endsOf({ from, to }: Pick<TripSearch, 'from' | 'to'>) {
  return { departure: to ?? addDays(from, 1), lastDay: to ?? from };
}

/** Returns the trips that satisfy a search: the stay, or an activity on each of the days. */
function tripsOf(isStay: boolean, search: TripSearch): Trip[] {
  const { departure, lastDay } = endsOf(search);
  if (isStay) return [{ ...search, to: departure }];
  return eachDay(search.from, addDays(lastDay, 1)).map((from) => ({ ...search, from, to: null }));
}

/** Returns the trips of a search on which an option is bookable at one of its times. */
export function bookableTrips(offer: Offer, search: TripSearch, free: FreeUnits, now: Date): Trip[] {
  const { isStay } = offer.prices;
  const slots = isStay ? [''] : offer.slots;
  return tripsOf(isStay, search).filter((trip) =>
    slots.some((slot) => isBookable(assess(offer, trip, slot, free, now))),
  );
}
