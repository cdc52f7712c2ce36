import { defaultRules, isOpen, leadMinutes } from './rules';

const season = { ...defaultRules, seasonFrom: '10-01', seasonTo: '05-31' };

test.each([
  ['on a closed weekday', '2026-12-01', { ...defaultRules, weekdays: [5, 6, 7] }, [], false],
  ['on an open weekday', '2026-12-04', { ...defaultRules, weekdays: [5, 6, 7] }, [], true],
  ['within a season over the new year', '2027-01-15', season, [], true],
  ['on its last day', '2027-05-31', season, [], true],
  ['after it', '2027-06-01', season, [], false],
  [
    'within a season of one year',
    '2026-07-01',
    { ...season, seasonFrom: '06-01', seasonTo: '09-30' },
    [],
    true,
  ],
  ['before that', '2026-05-31', { ...season, seasonFrom: '06-01', seasonTo: '09-30' }, [], false],
  [
    'on the last day of a blackout',
    '2026-12-05',
    defaultRules,
    [{ fromDay: '2026-12-03', toDay: '2026-12-05' }],
    false,
  ],
  ['on the day after it', '2026-12-06', defaultRules, [{ fromDay: '2026-12-03', toDay: '2026-12-05' }], true],
])('%s', (_case, day, rules, blackouts, open) => {
  expect(isOpen(day, rules, blackouts)).toBe(open);
});

test('booking closes some hours before the start: before midnight, or after it for a late start', () => {
  expect(leadMinutes({ ...defaultRules, cutoffHours: 24 }, '13:00')).toBe(11 * 60);
  expect(leadMinutes({ ...defaultRules, cutoffHours: 2 }, '06:30')).toBe(-270);
});
