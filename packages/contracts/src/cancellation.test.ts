import { datedPolicy, freeCancellationDays, freeCancellationUntil, tripStart } from './cancellation';

const policy = [
  { days_before: 3, refund_percent: 50 },
  { days_before: 7, refund_percent: 100 },
  { days_before: 0, refund_percent: 0 },
];
const start = tripStart('2026-03-20', '06:30');
const until = Date.parse('2026-03-13T01:00:00Z');

test('a trip begins at its time of day in India, without one at the usual check-in', () => {
  expect(new Date(start).toISOString()).toBe('2026-03-20T01:00:00.000Z');
  expect(new Date(tripStart('2026-03-20', '')).toISOString()).toBe('2026-03-20T07:30:00.000Z');
});

test('the steps end so many days before the start, to the minute, the earliest first', () => {
  expect(datedPolicy(policy, start)).toEqual([
    { until, refund_percent: 100 },
    { until: Date.parse('2026-03-17T01:00:00Z'), refund_percent: 50 },
    { until: start, refund_percent: 0 },
  ]);
});

test('cancelling is free until the step that gives all back ends', () => {
  expect(freeCancellationDays(policy)).toBe(7);
  expect(freeCancellationUntil(policy, start, until - 1)).toBe(until);
  expect(freeCancellationUntil(policy, start, until)).toBeNull();
});

test.each([[[]], [[{ days_before: 10, refund_percent: 90 }]]])(
  'a policy without such a step is not free at any time: %j',
  (steps) => {
    expect(freeCancellationDays(steps)).toBeNull();
    expect(freeCancellationUntil(steps, start, 0)).toBeNull();
  },
);
