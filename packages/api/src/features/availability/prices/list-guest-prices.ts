import type { GuestPrice } from '@kaadu/contracts/catalogue';
import type { Db } from '../../../platform/database/database';
import { addDays, indiaDate } from '../../../platform/money/india-date';
import type { TaxRate } from '../../../platform/money/tax';
import { listTaxRates } from '../../../platform/money/tax-rates-repository';
import { listOffers } from './offers-repository';
import { type OptionPrices, priceTrip } from './price-trip';

/** Returns the guest prices by age for each option of an experience that has child prices, by key of the option. */
export async function listGuestPrices(
  db: Db,
  experiencePk: number,
  now: Date,
): Promise<Map<number, GuestPrice[]>> {
  const [offers, taxRates] = await Promise.all([
    listOffers(db, { experiencePks: [experiencePk] }),
    listTaxRates(db),
  ]);
  return new Map(
    offers.map(({ optionPk, prices }) => [optionPk, guestPrices(prices, indiaDate(now), taxRates)]),
  );
}

/**
 * Returns the extra price of one guest by age, without seasons and day rates. Empty where children pay the adult price, or a room
 * has no place beyond the included guests.
 */
export function guestPrices(option: OptionPrices, day: string, taxRates: readonly TaxRate[]): GuestPrice[] {
  const bands = option.childBands;
  const included = option.isStay ? option.includedGuests : 1;
  if (bands.length === 0 || included >= option.maxGuests) return [];
  const price = (guests: number, ages: readonly number[]) =>
    priceTrip({
      option: { ...option, seasons: [], dayRates: new Map() },
      trip: { from: day, to: option.isStay ? addDays(day, 1) : null, party: { guests, ages } },
      isMember: false,
      taxRates,
    });
  const without = price(included, []);
  const fromAges = [0, ...bands.map(({ toAge }) => toAge + 1)];
  return fromAges.map((from_age, index) => {
    const to_age = bands[index]?.toAge ?? null;
    const guest = price(included + 1, to_age === null ? [] : [from_age]);
    return {
      from_age,
      to_age,
      total: guest.total - without.total,
      member_total: guest.member_total - without.member_total,
    };
  });
}
