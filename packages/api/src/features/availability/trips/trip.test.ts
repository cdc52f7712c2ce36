import { bookableDays, daysOf, requireValidTrip } from './trip';
import { unitsFor } from '../capacity/units';

/** 10 March 2026 in India. */
const now = new Date('2026-03-10T06:00:00Z');

test.each([
  ['2026-03-09T18:29:59.999Z', { first: '2026-03-09', last: '2026-09-14' }],
  ['2026-03-09T18:30:00.000Z', { first: '2026-03-10', last: '2026-09-15' }],
])('at %s, 190 days can be booked from the day in India', (at, days) => {
  expect(bookableDays(new Date(at))).toEqual(days);
});

test('a stay has nights without the day of departure, and an activity its day', () => {
  expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28']);
  expect(daysOf({ from: '2026-02-27', to: null })).toEqual(['2026-02-27']);
});

test.each([
  [1, 1],
  [3, 1],
  [4, 2],
  [6, 2],
  [7, 3],
])('%i guests need %i rooms for three, and a place each on an activity', (guests, rooms) => {
  expect(unitsFor({ isStay: true, maxGuests: 3 }, { guests })).toBe(rooms);
  expect(unitsFor({ isStay: false, maxGuests: 3 }, { guests })).toBe(guests);
});

const check = (isStay: boolean, from: string, to: string | null, guests = 2, ages: number[] = []) =>
  requireValidTrip({ from, to, party: { guests, ages } }, isStay, now);

test.each([
  ['tonight', true, '2026-03-10', '2026-03-11'],
  ['the last night', true, '2026-09-15', '2026-09-16'],
  ['28 nights', true, '2026-04-01', '2026-04-29'],
  ['an activity today', false, '2026-03-10', null],
  ['an activity on the last day', false, '2026-09-15', null],
])('%s is a valid trip', (_case, isStay, from, to) => {
  expect(() => check(isStay, from, to)).not.toThrow();
});

test('one adult may travel with children', () => {
  expect(() => check(true, '2026-04-07', '2026-04-08', 3, [4, 9])).not.toThrow();
});

test.each([
  ['yesterday', true, '2026-03-09', '2026-03-11', 'from', 'That day has passed'],
  ['a stay without departure', true, '2026-04-07', null, 'to', 'choose the day of departure'],
  ['an activity of two days', false, '2026-04-07', '2026-04-08', 'to', 'activity of one day'],
  ['departure on the first day', true, '2026-04-07', '2026-04-07', 'to', 'Check-out must be after check-in'],
  ['departure before it', true, '2026-04-07', '2026-04-06', 'to', 'Check-out must be after check-in'],
  ['a night too far ahead', true, '2026-09-15', '2026-09-17', 'from', 'up to 190 days ahead'],
  ['a day too far ahead', false, '2026-09-16', null, 'from', 'up to 190 days ahead'],
  ['29 nights', true, '2026-04-01', '2026-04-30', 'to', 'up to 28 nights'],
])('%s is refused', (_case, isStay, from, to, field, message) => {
  const text = expect.stringContaining(message);
  expect(() => check(isStay, from, to)).toThrow(
    expect.objectContaining({ code: 'invalid', message: text, options: { errors: { [field]: [text] } } }),
  );
});

test('children alone are refused', () => {
  const message = 'At least one adult must come along.';
  expect(() => check(true, '2026-04-07', '2026-04-08', 2, [9, 10])).toThrow(
    expect.objectContaining({ code: 'invalid', message, options: { errors: { ages: [message] } } }),
  );
});
