import { addDays, isIsoDate, longDate, monthOf, nightsBetween, today } from './dates';

test('a valid date is recognised, and text that only looks like one is not', () => {
  expect(isIsoDate('2026-02-28')).toBe(true);
  expect(isIsoDate('2026-02-30')).toBe(false);
  expect(isIsoDate('28-02-2026')).toBe(false);
  expect(isIsoDate('')).toBe(false);
});

test('today changes at midnight in India, not in UTC', () => {
  expect(today(Date.parse('2026-03-07T18:29:59Z'))).toBe('2026-03-07');
  expect(today(Date.parse('2026-03-07T18:30:00Z'))).toBe('2026-03-08');
});

test('days are added across a month and a leap day', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2026-01-03', -5)).toBe('2025-12-29');
  expect(nightsBetween('2028-02-28', '2028-03-01')).toBe(2);
});

test('dates are formatted without the locale of the machine', () => {
  expect(longDate('2026-03-07')).toBe('7 March 2026');
  expect(longDate('2026-09-30T10:00:00Z')).toBe('30 September 2026');
  expect(monthOf('2026-09-30')).toBe('September 2026');
});
