import { gstRates } from '../../../platform/money/gst-rates';
import { freeUnits } from './free-units';
import { calendarDay } from './get-calendar';
import { counter, placeOffer, roomOffer } from '../prices/offer-test-data';
import type { Offer } from '../prices/offers-repository';

const now = new Date('2026-03-10T06:00:00Z');
const day = '2026-04-07';
const villa: Offer = {
  ...roomOffer,
  optionPk: 102,
  prices: { ...roomOffer.prices, basePaise: 900_000 },
  resources: [{ resourcePk: 102, quantity: 1, capacity: 4 }],
};
const on = (offers: readonly Offer[], counters: Parameters<typeof freeUnits>[0] = [], date = day) =>
  calendarDay(date, { offers, free: freeUnits(counters), now, taxRates: gstRates });

// Cottage: ₹5,000 and ₹250 of tax; ₹4,500 and ₹225 for members. Villa: ₹9,000 and ₹1,620; ₹8,100 and ₹1,458.
const cottage = { price: 525_000, member_price: 472_500 };

test('a day has the lowest price of the options that can be booked, with tax', () => {
  const open = { date: day, status: 'AVAILABLE', remaining: null };
  expect(on([villa, roomOffer])).toEqual({ ...open, ...cottage });
  expect(on([villa])).toEqual({ ...open, price: 1_062_000, member_price: 955_800 });
  // The cheaper one is sold out, or closed.
  const dearer = { ...open, price: 1_062_000, member_price: 955_800 };
  expect(on([roomOffer, villa], [counter(day, { sold: 4 })])).toEqual(dearer);
  const closed = { ...roomOffer, blackouts: [{ fromDay: day, toDay: day }] };
  expect(on([closed, villa])).toEqual(dearer);
});

test('the lowest price for members may be that of another option', () => {
  // ₹4,800 and ₹240 of tax, for members too.
  const other = { ...roomOffer, prices: { ...roomOffer.prices, basePaise: 480_000, memberPercent: 0 } };
  expect(on([roomOffer, other])).toMatchObject({ price: 504_000, member_price: 472_500 });
});

test.each([
  [0, { status: 'AVAILABLE', remaining: null, ...cottage }],
  [2, { status: 'AVAILABLE', remaining: null, ...cottage }],
  [3, { status: 'LIMITED', remaining: 1, ...cottage }],
  [4, { status: 'SOLD_OUT', remaining: null, price: null, member_price: null }],
])('with %i of four rooms sold a day is', (sold, expected) => {
  expect(on([roomOffer], [counter(day, { sold })])).toEqual({ date: day, ...expected });
});

test('a closed day has no price', () => {
  expect(on([roomOffer], [], '2026-03-09')).toEqual({
    date: '2026-03-09',
    status: 'CLOSED',
    remaining: null,
    price: null,
    member_price: null,
  });
  expect(on([roomOffer], [], '2026-09-15').status).toBe('AVAILABLE');
  expect(on([roomOffer], [], '2026-09-16').status).toBe('CLOSED');
});

test('minimum nights do not close a day; an activity is open while one of its slots is', () => {
  const long = { ...roomOffer, rules: { ...roomOffer.rules, minNights: 3 } };
  expect(on([long]).status).toBe('AVAILABLE');
  const full = (slot: string) => counter(day, { resourcePk: 301, slot, capacity: 8, held: 8 });
  // ₹1,299 with ₹65 of tax; ₹1,169 with ₹58 for members.
  expect(on([placeOffer], [full('07:00')])).toEqual({
    date: day,
    status: 'AVAILABLE',
    remaining: null,
    price: 136_400,
    member_price: 122_700,
  });
  expect(on([placeOffer], [full('07:00'), full('16:00')]).status).toBe('SOLD_OUT');
  expect(on([{ ...placeOffer, slots: [] }]).status).toBe('CLOSED');
});
