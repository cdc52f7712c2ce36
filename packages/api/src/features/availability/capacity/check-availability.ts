import type { ExperienceAvailability, OptionAvailability } from '@kaadu/contracts/availability';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { addDays, daysBetween } from '../../../platform/money/india-date';
import type { TaxRate } from '../../../platform/money/tax';
import { listTaxRates } from '../../../platform/money/tax-rates-repository';
import { assess, type Assessment, isBookable } from './assess';
import { freeUnits, type FreeUnits } from './free-units';
import { type HeldUnits, ownHoldOf } from './held-units';
import { type Counter, listCounters } from './inventory-repository';
import { listOffers, type Offer } from '../prices/offers-repository';
import { priceTrip } from '../prices/price-trip';
import { bookableDays, requireValidTrip, type Trip } from '../trips/trip';

/** Days before and after the requested ones that are searched for alternatives. */
const alternativeDays = 21;
const alternativesShown = 4;

interface CheckRequest {
  readonly experiencePk: number;
  readonly trip: Trip;
  readonly isMember: boolean;
  /** Units of the experience that the caller is holding. They count as free. */
  readonly held?: readonly HeldUnits[];
}

/** Returns the availability and prices of an experience's options on the dates. @throws AppError not_found, invalid */
export async function checkAvailability(
  db: Db,
  { experiencePk, trip, isMember, held = [] }: CheckRequest,
  now: Date,
): Promise<ExperienceAvailability> {
  const [offers, taxRates] = await Promise.all([
    listOffers(db, { experiencePks: [experiencePk] }),
    listTaxRates(db),
  ]);
  const [first] = offers;
  if (!first) throw new AppError('not_found', 'This experience does not exist, or has nothing to book.');
  requireValidTrip(trip, first.prices.isStay, now);
  const counters = await countersAround(db, offers, trip);
  const free = freeUnits(
    counters,
    [],
    held.flatMap(({ claims }) => claims),
  );
  const others = freeUnits(counters);
  const options = offers.map((offer) => {
    const own = ownHoldOf(held, { offer, trip, free: others, now });
    return {
      ...checkOption({ offer, trip, free, now, isMember, taxRates }),
      ...(own && { held_for_you: own }),
    };
  });
  return {
    experience_pk: experiencePk,
    from: trip.from,
    to: trip.to,
    guests: trip.party.guests,
    options,
    alternatives: options.some(isBookable)
      ? []
      : alternativesFor({ offers, trip, free, now, isMember, taxRates }),
  };
}

/** Returns counters on the days of a trip and on those searched for alternatives. */
async function countersAround(db: Db, offers: readonly Offer[], trip: Trip): Promise<Counter[]> {
  const resourcePks = new Set(
    offers.flatMap(({ resources }) => resources.map(({ resourcePk }) => resourcePk)),
  );
  const from = addDays(trip.from, -alternativeDays);
  const to = addDays(trip.to ?? trip.from, alternativeDays);
  return listCounters(db, [...resourcePks], from, to);
}

interface TripCheck {
  readonly trip: Trip;
  readonly free: FreeUnits;
  readonly now: Date;
  readonly isMember: boolean;
  readonly taxRates: readonly TaxRate[];
}

interface OptionCheck extends TripCheck {
  readonly offer: Offer;
}

interface AlternativesSearch extends TripCheck {
  readonly offers: readonly Offer[];
}

function checkOption({ offer, trip, free, now, isMember, taxRates }: OptionCheck): OptionAvailability {
  const slots = offer.slots.map((slot) => ({ slot, ...assess(offer, trip, slot, free, now) }));
  const best = bestOf(offer.prices.isStay ? [assess(offer, trip, '', free, now)] : slots);
  return {
    option_pk: offer.optionPk,
    status: best.status,
    reason: best.reason,
    remaining: best.remaining,
    vacancies: best.vacancies,
    slots: slots.map(({ slot, status, remaining, vacancies }) => ({ slot, status, remaining, vacancies })),
    quote: isBookable(best) ? priceTrip({ option: offer.prices, trip, isMember, taxRates }) : null,
    on_request: offer.rules.onRequest,
  };
}

const order = ['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED'];

/** Returns the most favourable of several assessments. */
export function bestOf(assessments: readonly Assessment[]): Assessment {
  const [best] = [...assessments].sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  return best ?? { status: 'CLOSED', reason: 'Nothing departs on this day', remaining: null, vacancies: 0 };
}

/** Finds the nearest dates of the same length on which the party can book any of the options, with the lowest total. */
function alternativesFor({ offers, trip, free, now, isMember, taxRates }: AlternativesSearch) {
  const { first } = bookableDays(now);
  const nights = trip.to === null ? null : daysBetween(trip.from, trip.to);
  const offsets = Array.from({ length: alternativeDays }, (_, index) => [index + 1, -index - 1]).flat();
  const found = [];
  for (const offset of offsets) {
    const from = addDays(trip.from, offset);
    if (from < first) continue;
    const moved = { ...trip, from, to: nights === null ? null : addDays(from, nights) };
    const totals = offers
      .filter((offer) => fitsAtAnyTime(offer, moved, free, now))
      .map((offer) => priceTrip({ option: offer.prices, trip: moved, isMember, taxRates }).total);
    if (totals.length > 0) found.push({ from, to: moved.to, total: Math.min(...totals) });
    if (found.length === alternativesShown) break;
  }
  return found.sort((a, b) => a.from.localeCompare(b.from));
}

function fitsAtAnyTime(offer: Offer, trip: Trip, free: FreeUnits, now: Date): boolean {
  const slots = offer.prices.isStay ? [''] : offer.slots;
  return slots.some((slot) => isBookable(assess(offer, trip, slot, free, now)));
}
