import { Registry } from 'prom-client';
import { WebVitalMetrics } from './web-vital-metrics';

test('web vital metrics drop the least recently used series beyond the maximum', async () => {
  const registry = new Registry();
  const metrics = new WebVitalMetrics(registry, 2);
  const labels = (version: string) => ({ route: '/', remote: 'header', version });
  for (const version of ['1.0.0', '2.0.0', '1.0.0', '3.0.0'])
    metrics.record({ name: 'LCP', value: 1000 }, labels(version));
  const versions = [...(await registry.metrics()).matchAll(/^\w+_(?:total|count)\{.*version="([^"]+)"/gm)];
  expect(new Set(versions.map(([, version]) => version))).toEqual(new Set(['1.0.0', '3.0.0']));
});
