import { gstRates } from '../../../platform/money/gst-rates';
import { guestPrices } from './list-guest-prices';
import { pricedPlace as place, pricedRoom, quoteFor } from './price-test-data';
import type { OptionPrices } from './price-trip';

const room: OptionPrices = {
  ...pricedRoom,
  maxGuests: 4,
  seasons: [{ fromDay: '2026-12-01', toDay: '2026-12-31', weekdays: [], percent: 25 }],
};
const prices = (option: OptionPrices) => guestPrices(option, '2026-12-07', gstRates);

test('guest prices of a room are those of extra guests, the youngest first, without seasons', () => {
  expect(prices(room)).toEqual([
    { from_age: 0, to_age: 4, total: 0, member_total: 0 },
    { from_age: 5, to_age: 11, total: 63_000, member_total: 56_700 },
    { from_age: 12, to_age: null, total: 126_000, member_total: 113_400 },
  ]);
});

test('guest prices of an activity end with the adult price, and add up to a family’s quote', () => {
  // ₹649 with ₹32.45 of tax, ₹584 with ₹29.20 for members; ₹1,299 with ₹64.95, ₹1,169 with ₹58.45.
  expect(prices(place)).toEqual([
    { from_age: 0, to_age: 4, total: 0, member_total: 0 },
    { from_age: 5, to_age: 11, total: 68_100, member_total: 61_300 },
    { from_age: 12, to_age: null, total: 136_400, member_total: 122_700 },
  ]);
  expect(quoteFor(place, 4, { ages: [3, 8] }).total).toBe(136_400 + 136_400 + 68_100);
});

test.each([
  ['where children pay as grown-ups do', { ...place, childBands: [] }],
  ['where a room has no place beyond those included', { ...room, maxGuests: 2 }],
  ['where an activity takes one guest', { ...place, maxGuests: 1 }],
])('there are none %s', (_case, option) => {
  expect(prices(option)).toEqual([]);
});
