import { refundSteps } from './refund-steps';

const policy = [
  { days_before: 7, refund_percent: 50 },
  { days_before: 15, refund_percent: 100 },
];

test('without a date the steps count days before the trip, the largest refund first', () => {
  expect(refundSteps(policy, '', null).map(({ when, percent }) => [when, percent])).toEqual([
    ['Up to 15 days before', 100],
    ['Up to 7 days before', 50],
    ['After that', 0],
  ]);
});

test('with a date the steps name the deadlines and mark those that have passed', () => {
  const steps = refundSteps(policy, '2026-03-20', '2026-03-10');
  expect(steps.map(({ when, passed }) => [when, passed])).toEqual([
    ['Until 5 March 2026', true],
    ['Until 13 March 2026', false],
    ['After that', false],
  ]);
});

test('a policy that already ends without a refund gets no second such step', () => {
  const steps = refundSteps([...policy, { days_before: 0, refund_percent: 0 }], '2026-03-20', '2026-03-25');
  expect(steps.map(({ when }) => when)).toEqual(['Until 5 March 2026', 'Until 13 March 2026', 'After that']);
  expect(steps.at(-1)?.passed).toBe(false);
});
