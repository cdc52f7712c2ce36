import { ratingOf, vitalBounds, WebVitalName, webVitalThresholds } from './web-vitals';

test.each([
  ['LCP', 2500, 4000],
  ['FID', 100, 300],
  ['CLS', 0.1, 0.25],
  ['FCP', 1800, 3000],
  ['INP', 200, 500],
] as const)('%s is good up to %d and poor above %d', (name, good, acceptable) => {
  expect([good, good + 0.01, acceptable, acceptable + 0.01].map((value) => ratingOf(name, value))).toEqual([
    'good',
    'needs-improvement',
    'needs-improvement',
    'poor',
  ]);
});

test.each(WebVitalName.options)('the classes of %s ascend, and its thresholds are among them', (name) => {
  const bounds = vitalBounds(name);
  expect([...bounds].sort((a, b) => a - b)).toEqual(bounds);
  expect(bounds).toEqual(expect.arrayContaining([...webVitalThresholds[name]]));
});
