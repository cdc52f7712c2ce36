import type { Quote } from '@kaadu/contracts/availability';
import { freeCancellationUntil, tripStart } from '@kaadu/contracts/cancellation';
import type { ContentCache } from '../../../platform/cache/content-cache';
import { createRecordCache, type RecordCache } from '../../../platform/cache/record-cache';
import type { Db } from '../../../platform/database/database';
import { addDays } from '../../../platform/money/india-date';
import { listTaxRates } from '../../../platform/money/tax-rates-repository';
import { freeUnits } from '../capacity/free-units';
import { listCounters } from '../capacity/inventory-repository';
import { groupBy, listOffers, type Offer } from '../prices/offers-repository';
import { priceTrip } from '../prices/price-trip';
import { bookableDays, type Trip } from './trip';
import { bookableTrips, endsOf, type TripSearch } from './trip-search';

/** A bookable trip with its price. */
export interface PricedTrip {
  readonly trip: Trip;
  readonly quote: Quote;
  /** End of free cancellation, regardless of the time of day; null for none. */
  readonly freeCancellationUntil: Date | null;
}

/** Search for bookable trips. */
export interface TripPrices {
  /** Returns the cheapest bookable trip of each experience, the earliest at equal price, by key. */
  search(experiencePks: readonly number[], search: TripSearch, now: Date): Promise<Map<number, PricedTrip>>;
  /** Returns the nearest dates of the same length on which the party can book one of the experiences. */
  nearbyDates(
    experiencePks: readonly number[],
    search: TripSearch,
    now: Date,
  ): Promise<Pick<TripSearch, 'from' | 'to'>[]>;
}

interface TripSources {
  readonly db: Db;
  readonly offers: RecordCache<Offer[]>;
}

/** Creates the search. Content is cached in memory; counters are read for each search. */
export function createTripPrices(db: Db, cache: ContentCache): TripPrices {
  const sources: TripSources = {
    db,
    offers: createRecordCache(cache.values('offers'), async (experiencePks) =>
      groupBy(await listOffers(db, { experiencePks }), ({ experiencePk }) => experiencePk),
    ),
  };
  return {
    search: (experiencePks, search, now) => priceSearch(sources, experiencePks, search, now),
    nearbyDates: (experiencePks, search, now) => nearbyDates(sources, experiencePks, search, now),
  };
}

async function offersWithFreeUnits(
  { db, offers: cache }: TripSources,
  experiencePks: readonly number[],
  from: string,
  to: string,
) {
  const offers = [...(await cache.read(experiencePks)).values()].flat();
  const pks = new Set(offers.flatMap(({ resources }) => resources.map(({ resourcePk }) => resourcePk)));
  return { offers, free: freeUnits(await listCounters(db, [...pks], from, to)) };
}

async function priceSearch(
  sources: TripSources,
  experiencePks: readonly number[],
  search: TripSearch,
  now: Date,
): Promise<Map<number, PricedTrip>> {
  if (experiencePks.length === 0) return new Map();
  const [{ offers, free }, taxRates] = await Promise.all([
    offersWithFreeUnits(sources, experiencePks, search.from, endsOf(search).departure),
    listTaxRates(sources.db),
  ]);
  const cheapest = new Map<number, Candidate>();
  for (const offer of offers) {
    for (const trip of bookableTrips(offer, search, free, now)) {
      const quote = priceTrip({ option: offer.prices, trip, isMember: false, taxRates });
      const known = cheapest.get(offer.experiencePk);
      if (!known || quote.total < known.quote.total) cheapest.set(offer.experiencePk, { offer, trip, quote });
    }
  }
  return new Map(
    [...cheapest].map(([experiencePk, { offer, trip, quote }]) => [
      experiencePk,
      { trip, quote, freeCancellationUntil: freeUntil(offer, trip, now) },
    ]),
  );
}

type Candidate = Pick<PricedTrip, 'trip' | 'quote'> & { readonly offer: Offer };

function freeUntil({ prices, checkIn, slots, policy }: Offer, { from }: Trip, now: Date): Date | null {
  const [earliest = ''] = [...slots].sort();
  const start = tripStart(from, prices.isStay ? checkIn : earliest);
  const until = freeCancellationUntil(policy, start, now.getTime());
  return until === null ? null : new Date(until);
}

/** Days before and after the requested ones that are searched for others. */
const reachDays = 14;
const datesShown = 3;

async function nearbyDates(
  sources: TripSources,
  experiencePks: readonly number[],
  search: TripSearch,
  now: Date,
): Promise<Pick<TripSearch, 'from' | 'to'>[]> {
  if (experiencePks.length === 0) return [];
  const { from, to } = search;
  const end = addDays(endsOf(search).departure, reachDays);
  const { offers, free } = await offersWithFreeUnits(sources, experiencePks, addDays(from, -reachDays), end);
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
