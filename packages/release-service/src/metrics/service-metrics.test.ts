import { createServiceMetrics } from './service-metrics';

test.each([
  [{ replacedBy: '1.0.0' }, 'rolled-back'],
  [{ replacedBy: null }, 'not-replaced'],
  [{}, 'paused'],
])('an alert with %j is counted as %s', async (end, outcome) => {
  const metrics = createServiceMetrics(['production']);
  metrics.countAlert({
    text: '',
    channel: 'production',
    remote: 'header',
    version: '2.0.0',
    because: '',
    ...end,
  });
  expect(await metrics.registry.metrics()).toContain(
    `release_alerts_total{channel="production",outcome="${outcome}"} 1`,
  );
});
