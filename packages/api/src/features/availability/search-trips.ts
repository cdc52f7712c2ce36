import type { Quote } from '@kaadu/contracts/availability';
import { freeCancellationUntil, tripStart } from '@kaadu/contracts/cancellation';
import type { Db } from '../../platform/database/database';
import { addDays } from '../../platform/money/india-date';
import type { TaxRate } from '../../platform/money/tax';
import { listTaxRates } from '../../platform/money/tax-rates-repository';
import { freeUnits, type FreeUnits } from './free-units';
import { listCounters } from './inventory-repository';
import { listOffers, type Offer } from './offers-repository';
import { priceTrip } from './price-trip';
import { bookableDays, type Trip } from './trip';
import { bookableTrips, endsOf, type TripSearch } from './trip-search';

/** A trip that can be booked, with its price. */
export interface PricedTrip {
  readonly trip: Trip;
  readonly quote: Quote;
  /** Instant until which it can be cancelled for nothing, whatever its time of day; null where it cannot. */
  readonly freeCancellationUntil: Date | null;
}

async function offersWithFreeUnits(db: Db, experiencePks: readonly number[], from: string, to: string) {
  const offers = await listOffers(db, { experiencePks });
  const pks = new Set(offers.flatMap(({ resources }) => resources.map(({ resourcePk }) => resourcePk)));
  return { offers, free: freeUnits(await listCounters(db, [...pks], from, to)) };
}

/** The cheapest that a party can book of each experience, the earliest of what costs the same. By key. */
export async function priceSearch(
  db: Db,
  experiencePks: readonly number[],
  search: TripSearch,
  now: Date,
): Promise<Map<number, PricedTrip>> {
  if (experiencePks.length === 0) return new Map();
  const [{ offers, free }, taxRates] = await Promise.all([
    offersWithFreeUnits(db, experiencePks, search.from, endsOf(search).departure),
    listTaxRates(db),
  ]);
  const cheapest = new Map<number, PricedTrip>();
  for (const offer of offers) {
    for (const priced of pricesOf(offer, search, { free, now, taxRates })) {
      const known = cheapest.get(offer.experiencePk);
      if (!known || priced.quote.total < known.quote.total) cheapest.set(offer.experiencePk, priced);
    }
  }
  return cheapest;
}

interface PriceContext {
  readonly free: FreeUnits;
  readonly now: Date;
  readonly taxRates: readonly TaxRate[];
}

function pricesOf(offer: Offer, search: TripSearch, { free, now, taxRates }: PriceContext): PricedTrip[] {
  return bookableTrips(offer, search, free, now).map((trip) => ({
    trip,
    quote: priceTrip({ option: offer.prices, trip, isMember: false, taxRates }),
    freeCancellationUntil: freeUntil(offer, trip, now),
  }));
}

function freeUntil({ prices, checkIn, slots, policy }: Offer, { from }: Trip, now: Date): Date | null {
  const [earliest = ''] = [...slots].sort();
  const start = tripStart(from, prices.isStay ? checkIn : earliest);
  const until = freeCancellationUntil(policy, start, now.getTime());
  return until === null ? null : new Date(until);
}

/** Days before and after the wanted ones in which others are looked for. */
const reachDays = 14;
const datesShown = 3;

/** The nearest dates of the same length on which the party can book one of the experiences. */
export async function nearbyDates(
  db: Db,
  experiencePks: readonly number[],
  search: TripSearch,
  now: Date,
): Promise<Pick<TripSearch, 'from' | 'to'>[]> {
  if (experiencePks.length === 0) return [];
  const { from, to } = search;
  const end = addDays(endsOf(search).departure, reachDays);
  const { offers, free } = await offersWithFreeUnits(db, experiencePks, addDays(from, -reachDays), end);
  const { first, last } = bookableDays(now);
  const found: Pick<TripSearch, 'from' | 'to'>[] = [];
  for (let distance = 1; distance <= reachDays && found.length < datesShown; distance += 1) {
    for (const offset of [distance, -distance]) {
      const moved = { from: addDays(from, offset), to: to && addDays(to, offset) };
      if (moved.from < first || moved.from > last) continue;
      const fits = (offer: Offer) => bookableTrips(offer, { ...search, ...moved }, free, now).length > 0;
      if (offers.some(fits)) found.push(moved);
    }
  }
  return found.slice(0, datesShown).sort((a, b) => a.from.localeCompare(b.from));
}
