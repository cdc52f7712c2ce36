import {
  graceMs,
  holdMs,
  isHoldLive,
  longestHoldMs,
  noShowWindow,
  refundPercentAt,
  startOf,
  voucherWindow,
} from './booking-times';
import { cancelTerms } from './changes/cancel-booking';

const stay = { fromDay: '2026-04-07', toDay: '2026-04-09', slot: '' };
const walk = { fromDay: '2026-04-07', toDay: null, slot: '07:00' };

test.each([
  ['a stay at its check-in', stay, '14:30', '2026-04-07T09:00:00.000Z'],
  ['a stay without a time at one in the afternoon', stay, null, '2026-04-07T07:30:00.000Z'],
  ['an activity at its slot', walk, null, '2026-04-07T01:30:00.000Z'],
])('%s begins', (_trip, booking, checkIn, start) => {
  expect(startOf(booking, checkIn).toISOString()).toBe(start);
});

describe('the refund of a trip that begins on 7 April at 13:00 in India', () => {
  const start = new Date('2026-04-07T13:00:00+05:30');
  const stepped = [
    { days_before: 7, refund_percent: 100 },
    { days_before: 2, refund_percent: 50 },
    { days_before: 0, refund_percent: 25 },
  ];

  test.each([
    ['2026-03-10T11:30:00+05:30', 100],
    ['2026-03-31T12:59:59.999+05:30', 100],
    ['2026-03-31T13:00:00+05:30', 50],
    ['2026-04-05T12:59:59.999+05:30', 50],
    ['2026-04-05T13:00:00+05:30', 25],
    ['2026-04-07T12:59:59.999+05:30', 25],
    ['2026-04-07T13:00:00+05:30', 0],
  ])('at %s is %i percent', (now, percent) => {
    expect(refundPercentAt(stepped, start, new Date(now))).toBe(percent);
    // The steps may be stored in any order.
    expect(refundPercentAt(stepped.toReversed(), start, new Date(now))).toBe(percent);
  });

  test('is zero without a policy', () => {
    expect(refundPercentAt([], start, new Date('2026-03-10T11:30:00+05:30'))).toBe(0);
  });
});

test.each([
  // Paid, percent, refund and fee in paise.
  [1_050_000, 100, 1_050_000, 0],
  [1_050_000, 50, 525_000, 525_000],
  [1_050_000, 0, 0, 1_050_000],
  // 33 % of ₹10,499 is ₹3,464.67.
  [1_049_900, 33, 346_400, 703_500],
  // Half of ₹1,261 is ₹630.50.
  [126_100, 50, 63_000, 63_100],
  // 99 % of ₹1 is 99 paise.
  [100, 99, 0, 100],
  [0, 50, 0, 0],
])('of %i paise, %i percent is a refund of %i and a fee of %i', (paid, percent, refund, fee) => {
  expect(cancelTerms(paid, percent)).toEqual({ paid, refund, fee, refund_percent: percent });
});

test('a hold lasts 15 minutes, an hour while the gateway does not respond, and a payment has 5 minutes of grace', () => {
  expect([holdMs, longestHoldMs, graceMs]).toEqual([900_000, 3_600_000, 300_000]);
});

describe('a hold until 12:00', () => {
  const holdExpiresAt = new Date('2026-03-10T12:00:00Z');

  test.each([
    ['ON_HOLD', '11:59:59.999', true],
    ['PAYMENT_PENDING', '11:59:59.999', true],
    ['ON_HOLD', '12:00:00.000', false],
    ['PAYMENT_PENDING', '12:00:00.000', false],
    ['PENDING', '11:00:00.000', false],
    ['CONFIRMED', '11:00:00.000', false],
    ['EXPIRED', '11:00:00.000', false],
    ['CANCELLED', '11:00:00.000', false],
  ] as const)('that is %s is live at %s: %s', (status, time, isLive) => {
    expect(isHoldLive({ status, holdExpiresAt }, new Date(`2026-03-10T${time}Z`))).toBe(isLive);
  });
});

test.each([
  ['the nights and the day of departure', stay, '2026-04-06T18:30:00.000Z', '2026-04-09T18:30:00.000Z'],
  ['the day of an activity', walk, '2026-04-06T18:30:00.000Z', '2026-04-07T18:30:00.000Z'],
])('a voucher is accepted on %s, midnight to midnight in India', (_days, booking, from, until) => {
  const window = voucherWindow(booking);
  expect([window.from.toISOString(), window.until.toISOString()]).toEqual([from, until]);
});

test.each([
  ['a stay', stay, '2026-04-07T18:30:00.000Z', '2026-04-16T18:30:00.000Z'],
  ['an activity', walk, '2026-04-07T18:30:00.000Z', '2026-04-14T18:30:00.000Z'],
])(
  'a missed trip is reported of %s after its first day, up to 7 days after its last',
  (_trip, booking, from, until) => {
    const window = noShowWindow(booking);
    expect([window.from.toISOString(), window.until.toISOString()]).toEqual([from, until]);
  },
);
