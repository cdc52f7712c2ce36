import { defaultRules, isOpen, leadMinutes } from './rules';

const weekends = { ...defaultRules, weekdays: [5, 6, 7] };
const overNewYear = { ...defaultRules, seasonFrom: '10-01', seasonTo: '05-31' };
const monsoon = { ...defaultRules, seasonFrom: '06-01', seasonTo: '09-30' };
const oneDay = { ...defaultRules, seasonFrom: '08-15', seasonTo: '08-15' };

test.each([
  ['2026-12-03', false],
  ['2026-12-04', true],
  ['2026-12-06', true],
  ['2026-12-07', false],
])('of an option open from Friday to Sunday, %s is %s', (day, open) => {
  expect(isOpen(day, weekends, [])).toBe(open);
});

test.each([
  ['within one year, the day before', '2026-05-31', monsoon, false],
  ['within one year, the first day', '2026-06-01', monsoon, true],
  ['within one year, the last day', '2026-09-30', monsoon, true],
  ['within one year, the day after', '2026-10-01', monsoon, false],
  ['over the new year, the day before', '2026-09-30', overNewYear, false],
  ['over the new year, the first day', '2026-10-01', overNewYear, true],
  ['over the new year, in the next year', '2027-01-15', overNewYear, true],
  ['over the new year, the last day', '2027-05-31', overNewYear, true],
  ['over the new year, the day after', '2027-06-01', overNewYear, false],
  ['of one day, the day before', '2026-08-14', oneDay, false],
  ['of one day', '2026-08-15', oneDay, true],
  ['of one day, the day after', '2026-08-16', oneDay, false],
  ['that has no end', '2026-01-01', { ...monsoon, seasonTo: null }, true],
  ['that has no beginning', '2026-01-01', { ...monsoon, seasonFrom: null }, true],
])('a season %s', (_case, day, rules, open) => {
  expect(isOpen(day, rules, [])).toBe(open);
});

test.each([
  ['2026-12-02', true],
  ['2026-12-03', false],
  ['2026-12-05', false],
  ['2026-12-06', true],
  ['2026-12-10', false],
])('between two periods in which a resource is closed, %s is %s', (day, open) => {
  const blackouts = [
    { fromDay: '2026-12-10', toDay: '2026-12-10' },
    { fromDay: '2026-12-03', toDay: '2026-12-05' },
  ];
  expect(isOpen(day, defaultRules, blackouts)).toBe(open);
});

test('booking closes some hours before the start: before midnight, or after it for a late start', () => {
  expect(leadMinutes({ ...defaultRules, cutoffHours: 24 }, '13:00')).toBe(660);
  expect(leadMinutes({ ...defaultRules, cutoffHours: 2 }, '06:30')).toBe(-270);
  expect(leadMinutes({ ...defaultRules, cutoffHours: 0 }, '00:00')).toBe(0);
});

test('an option without its own rules is open all year until twelve hours before', () => {
  expect(defaultRules).toEqual({
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    seasonFrom: null,
    seasonTo: null,
    minNights: 1,
    cutoffHours: 12,
    maxUnits: 10,
    extraGuestPaise: 0,
    childBands: [],
    onRequest: false,
    requiredDocument: null,
  });
});
