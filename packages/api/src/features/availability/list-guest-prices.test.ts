import { gstRates } from '../../platform/money/gst-rates';
import { guestPrices } from './list-guest-prices';
import { type OptionPrices, priceTrip } from './price-trip';

const room: OptionPrices = {
  isStay: true,
  basePaise: 500_000,
  includedGuests: 2,
  maxGuests: 4,
  extraGuestPaise: 120_000,
  childBands: [
    { toAge: 4, percent: 0 },
    { toAge: 11, percent: 50 },
  ],
  memberPercent: 10,
  seasons: [{ fromDay: '2026-12-01', toDay: '2026-12-31', weekdays: [], percent: 25 }],
  inHomeState: true,
};
const ticket: OptionPrices = { ...room, isStay: false, basePaise: 129_900, includedGuests: 1, maxGuests: 10 };
const prices = (option: OptionPrices) => guestPrices(option, '2026-12-07', gstRates);

test('of a room they are those of guests beyond the ones included, the youngest first, without season', () => {
  expect(prices(room)).toEqual([
    { from_age: 0, to_age: 4, total: 0, member_total: 0 },
    { from_age: 5, to_age: 11, total: 63_000, member_total: 56_700 },
    { from_age: 12, to_age: null, total: 126_000, member_total: 113_400 },
  ]);
});

test('of an activity the eldest band is what everybody pays, and a quote for a family is their sum', () => {
  const [free, child, grownUp] = prices(ticket);
  const { total } = priceTrip({
    option: { ...ticket, seasons: [] },
    trip: { from: '2026-12-07', to: null, party: { guests: 4, ages: [3, 8] } },
    isMember: false,
    taxRates: gstRates,
  });
  expect(free?.total).toBe(0);
  expect(total).toBe(2 * (grownUp?.total ?? 0) + (child?.total ?? 0));
});

test.each([
  ['where children pay as grown-ups do', { ...ticket, childBands: [] }],
  ['where nobody fits beyond those included', { ...room, maxGuests: 2 }],
])('there are none %s', (_case, option) => {
  expect(prices(option)).toEqual([]);
});
