import { tripStart } from '@kaadu/contracts/cancellation';
import { refundSteps } from './refund-steps';

const policy = [
  { days_before: 7, refund_percent: 50 },
  { days_before: 15, refund_percent: 100 },
];
const start = tripStart('2026-03-20', '14:00');

test('the steps count days before the trip without a date, largest refund first', () => {
  expect(refundSteps(policy, null, null).map(({ when, percent }) => [when, percent])).toEqual([
    ['Up to 15 days before', 100],
    ['Up to 7 days before', 50],
    ['After that', 0],
  ]);
});

test('the steps name the deadlines in India’s time with a date, and mark those that have passed', () => {
  const steps = refundSteps(policy, start, Date.parse('2026-03-05T08:30:00Z'));
  expect(steps.map(({ when, passed }) => [when, passed])).toEqual([
    ['Until 5 March 2026, 14:00', true],
    ['Until 13 March 2026, 14:00', false],
    ['After that', false],
  ]);
  expect(refundSteps(policy, start, Date.parse('2026-03-05T08:29:59Z'))[0]?.passed).toBe(false);
});

test('a policy that already ends without a refund gets no second such step', () => {
  const steps = refundSteps([...policy, { days_before: 0, refund_percent: 0 }], start, start);
  expect(steps.map(({ when }) => when)).toEqual([
    'Until 5 March 2026, 14:00',
    'Until 13 March 2026, 14:00',
    'After that',
  ]);
  expect(steps.at(-1)?.passed).toBe(false);
});
