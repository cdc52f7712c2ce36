import { addDays, daysBetween, eachDay, indiaDate, indiaInstant, isoWeekday } from './india-date';

test.each([
  ['2026-03-09T18:29:59.999Z', '2026-03-09'],
  ['2026-03-09T18:30:00.000Z', '2026-03-10'],
  ['2025-12-31T18:30:00.000Z', '2026-01-01'],
  // India has no daylight saving time: midnight is at the same UTC time in summer.
  ['2026-06-30T18:29:59.999Z', '2026-06-30'],
  ['2026-06-30T18:30:00.000Z', '2026-07-01'],
])('indiaDate at %s is %s', (instant, day) => {
  expect(indiaDate(new Date(instant))).toBe(day);
});

test('indiaInstant is five and a half hours before the same time in UTC', () => {
  expect(indiaInstant('2026-03-20', '06:30').toISOString()).toBe('2026-03-20T01:00:00.000Z');
  expect(indiaInstant('2026-03-20').toISOString()).toBe('2026-03-19T18:30:00.000Z');
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-03-10', 0, '2026-03-10'],
])('addDays of %s and %i is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
  expect(daysBetween(day, expected)).toBe(days);
});

test('eachDay includes the first day and excludes the last', () => {
  expect(eachDay('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(eachDay('2026-03-10', '2026-03-10')).toEqual([]);
  expect(eachDay('2026-03-10', '2026-03-09')).toEqual([]);
});

test('isoWeekday is 1 on Monday', () => {
  const week = eachDay('2026-03-09', '2026-03-16');
  expect(week.map(isoWeekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
