import { Registry } from 'prom-client';
import { ratingOf, WebVitalMetrics } from './web-vital-metrics';

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

test('of more pages and versions than are exported those that are longest unused are dropped', async () => {
  const registry = new Registry();
  const metrics = new WebVitalMetrics(registry, 2);
  const labels = (version: string) => ({ route: '/', remote: 'header', version });
  for (const version of ['1.0.0', '2.0.0', '1.0.0', '3.0.0'])
    metrics.record({ name: 'LCP', value: 1000 }, labels(version));
  const versions = [...(await registry.metrics()).matchAll(/^\w+_(?:total|count)\{.*version="([^"]+)"/gm)];
  expect(new Set(versions.map(([, version]) => version))).toEqual(new Set(['1.0.0', '3.0.0']));
});
