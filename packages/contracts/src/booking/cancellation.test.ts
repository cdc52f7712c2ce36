import {
  datedPolicy,
  freeCancellationDays,
  freeCancellationUntil,
  orderedPolicy,
  tripStart,
} from './cancellation';

const policy = [
  { days_before: 3, refund_percent: 50 },
  { days_before: 7, refund_percent: 100 },
  { days_before: 0, refund_percent: 0 },
];
const start = tripStart('2026-03-20', '06:30');
const until = Date.parse('2026-03-13T01:00:00Z');

test('a trip begins at its time of day in India, or at the usual check-in', () => {
  expect(new Date(start).toISOString()).toBe('2026-03-20T01:00:00.000Z');
  for (const none of ['', null])
    expect(new Date(tripStart('2026-03-20', none)).toISOString()).toBe('2026-03-20T07:30:00.000Z');
  expect(new Date(tripStart('2026-03-20', '00:00')).toISOString()).toBe('2026-03-19T18:30:00.000Z');
});

test('refund steps end whole days before the start, earliest first', () => {
  expect(datedPolicy(policy, start)).toEqual([
    { until, refund_percent: 100 },
    { until: Date.parse('2026-03-17T01:00:00Z'), refund_percent: 50 },
    { until: start, refund_percent: 0 },
  ]);
});

test('cancellation is free until the full-refund step ends', () => {
  expect(freeCancellationDays(policy)).toBe(7);
  expect(freeCancellationUntil(policy, start, until - 1)).toBe(until);
  expect(freeCancellationUntil(policy, start, until)).toBeNull();
});

test.each([[[]], [[{ days_before: 10, refund_percent: 90 }]]])(
  'a policy without a full-refund step is never free: %j',
  (steps) => {
    expect(freeCancellationDays(steps)).toBeNull();
    expect(freeCancellationUntil(steps, start, 0)).toBeNull();
  },
);

test('orderedPolicy sorts the steps without changing the policy', () => {
  const given = [...policy];
  expect(orderedPolicy(given).map(({ days_before }) => days_before)).toEqual([7, 3, 0]);
  expect(given).toEqual(policy);
});

test.each([
  [
    'a full refund is followed by another',
    [
      [14, 100],
      [10, 100],
      [2, 50],
    ],
    10,
    '2026-03-10T01:00:00.000Z',
  ],
  ['all comes back until the start', [[0, 100]], 0, '2026-03-20T01:00:00.000Z'],
  [
    'all but 1 % comes back later',
    [
      [10, 100],
      [5, 99],
    ],
    10,
    '2026-03-10T01:00:00.000Z',
  ],
])('the last full refund decides where %s', (_case, pairs, days, end) => {
  const steps = pairs.map(([days_before = 0, refund_percent = 0]) => ({ days_before, refund_percent }));
  expect(freeCancellationDays(steps)).toBe(days);
  const at = freeCancellationUntil(steps, start, Date.parse('2026-01-01T00:00:00Z'));
  expect(at === null ? null : new Date(at).toISOString()).toBe(end);
});

test('a deadline is a multiple of 24 hours before the start', () => {
  const late = tripStart('2026-03-01', '16:45');
  expect(datedPolicy([{ days_before: 1, refund_percent: 25 }], late)).toEqual([
    { until: Date.parse('2026-02-28T11:15:00Z'), refund_percent: 25 },
  ]);
});
