import type { AvailabilityCalendar, CalendarDay } from '@kaadu/contracts/availability';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { addDays, eachDay } from '../../../platform/money/india-date';
import type { TaxRate } from '../../../platform/money/tax';
import { listTaxRates } from '../../../platform/money/tax-rates-repository';
import { assess, isBookable } from './assess';
import { bestOf } from './check-availability';
import { freeUnits, type FreeUnits } from './free-units';
import type { HeldUnits } from './held-units';
import { listCounters } from './inventory-repository';
import { listOffers, type Offer } from '../prices/offers-repository';
import { priceTrip } from '../prices/price-trip';
import { bookableDays, type Trip } from '../trips/trip';

interface CalendarRequest {
  readonly experiencePk: number;
  /** Key of one option. Defaults to the best of all. */
  readonly optionPk?: number;
  /** YYYY-MM. */
  readonly month: string;
  /** Units of the experience that the caller is holding. They count as free. */
  readonly held?: readonly HeldUnits[];
}

/** Returns a month of an experience. @throws AppError not_found */
export async function getCalendar(
  db: Db,
  { experiencePk, optionPk, month, held = [] }: CalendarRequest,
  now: Date,
): Promise<AvailabilityCalendar> {
  const [all, taxRates] = await Promise.all([
    listOffers(db, { experiencePks: [experiencePk] }),
    listTaxRates(db),
  ]);
  const offers = optionPk === undefined ? all : all.filter((offer) => offer.optionPk === optionPk);
  const [firstOffer] = offers;
  if (!firstOffer)
    throw new AppError('not_found', 'This experience does not exist, or does not have that option.');
  const start = `${month}-01`;
  const days = eachDay(start, addDays(start, 31)).filter((day) => day.startsWith(month));
  const resourcePks = new Set(
    offers.flatMap(({ resources }) => resources.map(({ resourcePk }) => resourcePk)),
  );
  const counters = await listCounters(db, [...resourcePks], start, addDays(start, 31));
  const own = held.flatMap(({ claims }) => claims);
  const free = freeUnits(counters, [], own);
  const { first, last } = bookableDays(now);
  return {
    experience_pk: experiencePk,
    month,
    unit: firstOffer.prices.isStay ? 'night' : 'person',
    first_day: first,
    last_day: last,
    days: days.map((day) => calendarDay(day, { offers, free, now, taxRates })),
  };
}

interface DayContext {
  readonly offers: readonly Offer[];
  readonly free: FreeUnits;
  readonly now: Date;
  readonly taxRates: readonly TaxRate[];
}

/** Returns one day for one guest. Minimum nights are checked when dates are chosen, not here. */
export function calendarDay(date: string, { offers, free, now, taxRates }: DayContext): CalendarDay {
  const judged = offers.map((offer) => {
    const isStay = offer.prices.isStay;
    const trip: Trip = { from: date, to: isStay ? addDays(date, 1) : null, party: { guests: 1, ages: [] } };
    const anyLength = { ...offer, rules: { ...offer.rules, minNights: 1 } };
    const best = bestOf(
      (isStay ? [''] : offer.slots).map((slot) => assess(anyLength, trip, slot, free, now)),
    );
    const quote = isBookable(best)
      ? priceTrip({ option: offer.prices, trip, isMember: false, taxRates })
      : null;
    return { best, quote };
  });
  const { status, remaining } = bestOf(judged.map(({ best }) => best));
  const quotes = judged.flatMap(({ quote }) => quote ?? []);
  return {
    date,
    status,
    price: quotes.length > 0 ? Math.min(...quotes.map(({ total }) => total)) : null,
    member_price: quotes.length > 0 ? Math.min(...quotes.map(({ member_total }) => member_total)) : null,
    remaining: status === 'LIMITED' ? remaining : null,
  };
}
