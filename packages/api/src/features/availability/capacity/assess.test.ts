import { assess, isBookable } from './assess';
import { bestOf } from './check-availability';
import { freeUnits } from './free-units';
import { counter, placeOffer, roomOffer } from '../prices/offer-test-data';
import type { Offer } from '../prices/offers-repository';

/** Tuesday, 10 March 2026, 11:30 in India. */
const now = new Date('2026-03-10T06:00:00Z');
const stay = { from: '2026-04-07', to: '2026-04-09', party: { guests: 2, ages: [] } };
const outing = { ...stay, to: null };
const withRules = (offer: Offer, rules: Partial<Offer['rules']>): Offer => ({
  ...offer,
  rules: { ...offer.rules, ...rules },
});

interface Given {
  readonly offer?: Offer;
  readonly trip?: { readonly from?: string; readonly to?: string | null };
  readonly guests?: number;
  readonly counters?: Parameters<typeof freeUnits>[0];
  readonly slot?: string;
  readonly at?: Date;
}

function judge({ offer = roomOffer, trip = {}, guests = 2, counters = [], slot, at = now }: Given) {
  const base = offer.prices.isStay ? stay : outing;
  const party = { guests, ages: [] };
  return assess(offer, { ...base, ...trip, party }, slot ?? offer.slots[0] ?? '', freeUnits(counters), at);
}
const closed = (reason: string) => ({ status: 'CLOSED', reason, remaining: null, vacancies: 0 });
const closedDays = closed('Closed on these days');

describe('of a room for which', () => {
  test.each([
    [4, 2, { status: 'AVAILABLE', reason: null, remaining: null, vacancies: 4 }],
    [2, 2, { status: 'AVAILABLE', reason: null, remaining: null, vacancies: 2 }],
    [1, 3, { status: 'LIMITED', reason: null, remaining: 1, vacancies: 1 }],
    [0, 1, { status: 'SOLD_OUT', reason: 'Sold out', remaining: null, vacancies: 0 }],
    [-1, 1, { status: 'SOLD_OUT', reason: 'Sold out', remaining: null, vacancies: 0 }],
    [2, 6, { status: 'AVAILABLE', reason: null, remaining: null, vacancies: 2 }],
    [
      1,
      4,
      {
        status: 'SOLD_OUT',
        reason: 'Only 1 of the 2 rooms that you need are left',
        remaining: 1,
        vacancies: 1,
      },
    ],
  ])('%i are left, for %i guests', (left, guests, expected) => {
    const counters = [counter('2026-04-08', { sold: 4 - left })];
    expect(judge({ counters, guests })).toEqual(expected);
  });

  test('one of the nights is full, on none but that', () => {
    const full = [counter('2026-04-08', { held: 1, sold: 3 })];
    const statusOf = (from: string, to: string) => judge({ counters: full, trip: { from, to } }).status;
    expect(statusOf('2026-04-06', '2026-04-11')).toBe('SOLD_OUT');
    expect(statusOf('2026-04-08', '2026-04-09')).toBe('SOLD_OUT');
    // The day of departure is not a night; the night before has its own rooms.
    expect(statusOf('2026-04-06', '2026-04-08')).toBe('AVAILABLE');
    expect(statusOf('2026-04-09', '2026-04-11')).toBe('AVAILABLE');
  });
});

test.each([
  // Units left, units in all. Few are two at most, of four or more, and no more than a third.
  [1, 3, 'AVAILABLE'],
  [1, 4, 'LIMITED'],
  [2, 5, 'AVAILABLE'],
  [2, 6, 'LIMITED'],
  [3, 40, 'AVAILABLE'],
])('%i of %i rooms left are %s', (left, capacity, status) => {
  const offer = { ...roomOffer, resources: [{ resourcePk: 101, quantity: 1, capacity }] };
  const counters = [counter('2026-04-08', { capacity, sold: capacity - left })];
  expect(judge({ offer, counters })).toMatchObject({ status, vacancies: left });
});

test('places of an activity are counted by slot, one for each guest', () => {
  const counters = [counter('2026-04-07', { resourcePk: 301, slot: '07:00', capacity: 8, sold: 6 })];
  const offer = placeOffer;
  expect(judge({ offer, counters, guests: 2 })).toMatchObject({ status: 'LIMITED', remaining: 2 });
  expect(judge({ offer, counters, guests: 3 })).toMatchObject({
    status: 'SOLD_OUT',
    reason: 'Only 2 of the 3 places that you need are left',
  });
  expect(judge({ offer, counters, guests: 3, slot: '16:00' })).toMatchObject({ status: 'AVAILABLE' });
});

test.each([
  ['2026-04-08', closed('At least 2 nights')],
  ['2026-04-09', { status: 'AVAILABLE' }],
])('two nights at least: from 7 April to %s', (to, expected) => {
  expect(judge({ offer: withRules(roomOffer, { minNights: 2 }), trip: { to } })).toMatchObject(expected);
});

const smallBoat: Offer = { ...placeOffer, prices: { ...placeOffer.prices, maxGuests: 5 } };

test.each([
  ['as many rooms as the rule allows', roomOffer, 12, { status: 'AVAILABLE' }],
  ['one more', roomOffer, 13, closed('At most 4 rooms online; call us for larger groups')],
  ['as many places as the rule allows', placeOffer, 6, { status: 'AVAILABLE' }],
  ['one place more', placeOffer, 7, closed('At most 6 people online; call us for larger groups')],
  ['as many places as the option takes, which is fewer', smallBoat, 5, { status: 'AVAILABLE' }],
  ['one more than those', smallBoat, 6, closed('At most 5 people online; call us for larger groups')],
])('a party needs %s', (_case, offer, guests, expected) => {
  expect(judge({ offer, guests })).toMatchObject(expected);
});

test.each([
  // Open on Fridays and Saturdays; 10 April 2026 is a Friday.
  ['both nights open', '2026-04-10', '2026-04-12', { status: 'AVAILABLE' }],
  ['the first night closed', '2026-04-09', '2026-04-11', closedDays],
  ['the last night closed', '2026-04-10', '2026-04-13', closedDays],
])('every night must be on an open weekday: %s', (_case, from, to, expected) => {
  expect(judge({ offer: withRules(roomOffer, { weekdays: [5, 6] }), trip: { from, to } })).toMatchObject(
    expected,
  );
});

test.each([
  ['until the day before', '2026-04-05', '2026-04-07', { status: 'AVAILABLE' }],
  ['into the first day', '2026-04-06', '2026-04-08', closedDays],
  ['from the last day', '2026-04-08', '2026-04-10', closedDays],
  ['from the day after', '2026-04-09', '2026-04-11', { status: 'AVAILABLE' }],
])('days on which a resource is closed: a stay %s', (_case, from, to, expected) => {
  const offer = { ...roomOffer, blackouts: [{ fromDay: '2026-04-07', toDay: '2026-04-08' }] };
  expect(judge({ offer, trip: { from, to } })).toMatchObject(expected);
});

test.each([
  // The first of 190 days is 10 March.
  ['the last night', roomOffer, '2026-09-15', '2026-09-16', { status: 'AVAILABLE' }],
  ['a night more', roomOffer, '2026-09-15', '2026-09-17', closedDays],
  ['an activity on the last day', placeOffer, '2026-09-15', null, { status: 'AVAILABLE' }],
  ['one on the day after', placeOffer, '2026-09-16', null, closedDays],
])('bookings open 190 days ahead: %s', (_case, offer, from, to, expected) => {
  expect(judge({ offer, trip: { from, to } })).toMatchObject(expected);
});

test('the window moves on at midnight in India', () => {
  const on = (at: string) => judge({ offer: placeOffer, trip: { from: '2026-09-16' }, at: new Date(at) });
  expect(on('2026-03-10T18:29:59.999Z').status).toBe('CLOSED');
  expect(on('2026-03-10T18:30:00.000Z').status).toBe('AVAILABLE');
});

test.each([
  ['a stay, 24 hours before 13:00', roomOffer, undefined, '2026-04-06T07:30:00.000Z', 24],
  ['the first slot, 2 hours before 07:00', placeOffer, '07:00', '2026-04-06T23:30:00.000Z', 2],
  ['a later slot, 2 hours before 16:00', placeOffer, '16:00', '2026-04-07T08:30:00.000Z', 2],
  ['no cut-off', withRules(placeOffer, { cutoffHours: 0 }), '07:00', '2026-04-07T01:30:00.000Z', 0],
])('booking closes at an instant: %s', (_case, offer, slot, instant, hours) => {
  const at = (offset: number) => judge({ offer, slot, at: new Date(Date.parse(instant) + offset) });
  expect(at(-1).status).toBe('AVAILABLE');
  expect(at(0)).toEqual(closed(`Booking closes ${hours} hours before the start`));
});

test('available and limited options can be booked', () => {
  const statuses = ['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED'] as const;
  expect(statuses.map((status) => isBookable({ status }))).toEqual([true, true, false, false]);
});

test('the most favourable of several assessments counts, and none means no departure', () => {
  const one = (status: 'AVAILABLE' | 'LIMITED' | 'SOLD_OUT' | 'CLOSED') => ({
    ...closed('Closed on these days'),
    status,
  });
  const all = [one('CLOSED'), one('LIMITED'), one('SOLD_OUT'), one('AVAILABLE')];
  expect(bestOf(all).status).toBe('AVAILABLE');
  expect(bestOf(all.slice(0, 3)).status).toBe('LIMITED');
  expect(bestOf([one('CLOSED'), one('SOLD_OUT')]).status).toBe('SOLD_OUT');
  expect(bestOf([])).toEqual(closed('Nothing departs on this day'));
});
