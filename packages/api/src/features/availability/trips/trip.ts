import { AppError } from '../../../platform/errors/app-error';
import { addDays, daysBetween, eachDay, indiaDate } from '../../../platform/money/india-date';

/** Days ahead that can be booked. */
export const horizonDays = 190;
/** Maximum length of a stay that can be booked online, in nights. */
export const maxNights = 28;

/** Number of guests, children included, and the ages of the children. */
export interface Party {
  readonly guests: number;
  readonly ages: readonly number[];
}

/** Dates and party of a trip. */
export interface Trip {
  readonly from: string;
  /** Day of departure of a stay; null for an activity. */
  readonly to: string | null;
  readonly party: Party;
}

/** Returns the first and last bookable day. */
export function bookableDays(now: Date): { readonly first: string; readonly last: string } {
  const first = indiaDate(now);
  return { first, last: addDays(first, horizonDays - 1) };
}

/** Returns the nights of a stay, or the day of an activity. */
export function daysOf({ from, to }: Pick<Trip, 'from' | 'to'>): string[] {
  return to === null ? [from] : eachDay(from, to);
}

/** Checks dates and party, regardless of availability. @throws AppError invalid, with a message by field */
export function requireValidTrip({ from, to, party }: Trip, isStay: boolean, now: Date): void {
  const { first, last } = bookableDays(now);
  const problem = (field: string, message: string) =>
    new AppError('invalid', message, { errors: { [field]: [message] } });
  if (from < first) throw problem('from', 'That day has passed. Please choose another.');
  if (isStay && to === null) throw problem('to', 'Please choose the day of departure.');
  if (!isStay && to !== null)
    throw problem('to', 'This is an activity of one day; leave the second date out.');
  if (to !== null && to <= from) throw problem('to', 'Check-out must be after check-in.');
  if ((to === null ? from : addDays(to, -1)) > last) {
    throw problem('from', `Bookings open up to ${horizonDays} days ahead. Please choose an earlier date.`);
  }
  if (to !== null && daysBetween(from, to) > maxNights) {
    throw problem('to', `Online you can book up to ${maxNights} nights. Call us for a longer stay.`);
  }
  if (party.ages.length >= party.guests) {
    throw problem('ages', 'At least one adult must come along.');
  }
}
