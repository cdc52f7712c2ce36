import type { Quote } from '@kaadu/contracts/availability';
import { type OptionPrices, priceTrip, type PriceRequest } from './price-trip';
import { gstRates } from '../../../platform/money/gst-rates';

/** A room in Karnataka at ₹5,000 for two of three guests: under 5 free, under 12 half, 10 % off for members. */
export const pricedRoom: OptionPrices = {
  isStay: true,
  basePaise: 500_000,
  includedGuests: 2,
  maxGuests: 3,
  extraGuestPaise: 120_000,
  childBands: [
    { toAge: 4, percent: 0 },
    { toAge: 11, percent: 50 },
  ],
  memberPercent: 10,
  seasons: [],
  dayRates: new Map(),
  inHomeState: true,
};

/** A place on an activity at ₹1,299, with the same terms. */
export const pricedPlace: OptionPrices = {
  ...pricedRoom,
  isStay: false,
  basePaise: 129_900,
  includedGuests: 1,
  maxGuests: 10,
  extraGuestPaise: 0,
};

interface Terms extends Partial<Omit<PriceRequest, 'option' | 'trip'>> {
  readonly ages?: readonly number[];
  readonly from?: string;
  /** Day of departure of a stay. Defaults to the day after `from`. */
  readonly to?: string;
}

/** Prices a stay of one night from 7 December 2026, or an activity on that day. */
export function quoteFor(
  option: OptionPrices,
  guests: number,
  { ages = [], from = '2026-12-07', to = '2026-12-08', isMember = false, ...more }: Terms = {},
): Quote {
  return priceTrip({
    option,
    trip: { from, to: option.isStay ? to : null, party: { guests, ages } },
    isMember,
    taxRates: gstRates,
    ...more,
  });
}

/** Returns the amounts of the lines in rupees, by kind, and the sums. */
export function inRupees({ lines, taxable, taxes, total }: Quote) {
  return {
    lines: lines.map(({ kind, amount }) => [kind, amount / 100]),
    taxable: taxable / 100,
    tax: taxes.reduce((sum, { amount }) => sum + amount, 0) / 100,
    total: total / 100,
  };
}
