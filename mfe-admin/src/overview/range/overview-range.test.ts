import { lastDays, rangeProblem, rangeText, readRange } from './overview-range';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-03-10T20:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

test('days are counted back from today in India, today included', () => {
  expect(lastDays(7)).toEqual({ from: '2026-03-05', to: '2026-03-11', usual: 7 });
  expect(readRange('?days=7')).toEqual(lastDays(7));
});

test.each(['', '?days=8', '?from=2026-03-09&to=2026-03-08', '?from=2026-02-30&to=2026-03-08'])(
  'a URL with %j reads as the last 30 days',
  (search) => {
    expect(readRange(search)).toEqual({ from: '2026-02-10', to: '2026-03-11', usual: 30 });
  },
);

test('a custom range takes precedence over a preset', () => {
  expect(readRange('?days=7&from=2026-01-01&to=2026-01-01')).toEqual({
    from: '2026-01-01',
    to: '2026-01-01',
    usual: undefined,
  });
});

test.each([
  ['2026-01-01', '2026-07-03', null],
  ['2026-01-01', '2026-07-04', 'At most 184 days can be shown.'],
  ['2026-01-02', '2026-01-01', 'The last day must not be before the first.'],
  ['', '2026-01-01', 'Enter both days.'],
])('from %j to %j: %j', (from, to, problem) => {
  expect(rangeProblem(from, to)).toBe(problem);
});

test('the text names the days and the preceding days', () => {
  expect(rangeText(lastDays(7))).toContain('5 March – 11 March, compared with 26 February – 4 March');
  expect(rangeText({ from: '2026-03-11', to: '2026-03-11' })).toContain('11 March, compared with 10 March');
});
