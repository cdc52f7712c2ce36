import type { AvailabilityStatus } from '@kaadu/contracts/availability';
import { daysBetween, indiaInstant } from '../../../platform/money/india-date';
import { capacityOf, type FreeUnits } from './free-units';
import type { Offer } from '../prices/offers-repository';
import { isOpen } from './rules';
import { bookableDays, daysOf, type Trip } from '../trips/trip';
import { unitsFor } from './units';

/** Most remaining units that are few, of at least `manyUnits` and no more than a third of them. */
const fewUnits = 2;
const manyUnits = 4;

/** Whether so few units of many are left that travellers are told. A place with three rooms never has many. */
function isScarce(left: number, capacity: number): boolean {
  return left <= fewUnits && capacity >= manyUnits && left * 3 <= capacity;
}

const hourMs = 60 * 60_000;

/** Result of judging whether something can be booked, and the reason if not. */
export interface Assessment {
  readonly status: AvailabilityStatus;
  /** Message for the visitor; null when it can be booked. */
  readonly reason: string | null;
  /** Remaining units, only when few are left. */
  readonly remaining: number | null;
  /** Remaining units on the scarcest of the days; 0 where booking is closed. */
  readonly vacancies: number;
}

const closed = (reason: string): Assessment => ({ status: 'CLOSED', reason, remaining: null, vacancies: 0 });

/** Whether booking for a day has closed because it begins too soon. */
export function isPastCutoff(offer: Offer, day: string, slot: string, now: Date): boolean {
  const start = indiaInstant(day, slot || offer.checkIn);
  return start.getTime() - offer.rules.cutoffHours * hourMs <= now.getTime();
}

/** Returns the rule that a trip violates; null for none. */
function ruleProblem(
  offer: Offer,
  trip: Trip,
  days: readonly string[],
  slot: string,
  now: Date,
): string | null {
  const { rules, prices } = offer;
  const units = unitsFor(prices, trip.party);
  if (trip.to !== null && daysBetween(trip.from, trip.to) < rules.minNights) {
    return `At least ${rules.minNights} nights`;
  }
  if (units > rules.maxUnits || (!prices.isStay && units > prices.maxGuests)) {
    const most = prices.isStay
      ? `${rules.maxUnits} rooms`
      : `${Math.min(rules.maxUnits, prices.maxGuests)} people`;
    return `At most ${most} online; call us for larger groups`;
  }
  const { last } = bookableDays(now);
  if (days.some((day) => day > last || !isOpen(day, rules, offer.blackouts))) return 'Closed on these days';
  if (isPastCutoff(offer, trip.from, slot, now)) {
    return `Booking closes ${rules.cutoffHours} hours before the start`;
  }
  return null;
}

/** Assesses by rules and counters whether a party can book an option on the dates. */
export function assess(offer: Offer, trip: Trip, slot: string, free: FreeUnits, now: Date): Assessment {
  const days = daysOf(trip);
  const problem = ruleProblem(offer, trip, days, slot, now);
  if (problem !== null) return closed(problem);
  const left = Math.max(0, Math.min(...days.map((day) => free.of(offer, day, slot))));
  const units = unitsFor(offer.prices, trip.party);
  if (left < units) {
    const what = offer.prices.isStay ? 'rooms' : 'places';
    const reason = left > 0 ? `Only ${left} of the ${units} ${what} that you need are left` : 'Sold out';
    return { status: 'SOLD_OUT', reason, remaining: left > 0 ? left : null, vacancies: left };
  }
  return isScarce(left, capacityOf(offer))
    ? { status: 'LIMITED', reason: null, remaining: left, vacancies: left }
    : { status: 'AVAILABLE', reason: null, remaining: null, vacancies: left };
}

/** Whether an assessment allows booking. */
export const isBookable = ({ status }: Pick<Assessment, 'status'>) =>
  status === 'AVAILABLE' || status === 'LIMITED';
