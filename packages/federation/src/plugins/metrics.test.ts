/** @jest-environment jest-fixed-jsdom */
import { createInstance } from '@module-federation/runtime';
import { metricsPlugin, type LoadMetric } from './metrics';
import { containerOf, fakeEntries, origin } from './testing/fake-entries';

const entries = fakeEntries();

function hostOf(name: string) {
  const metrics: LoadMetric[] = [];
  const entry = `${origin}/metrics/${name}.js`;
  const remotes = [{ name, entry, version: '1.2.0', entryGlobalName: `remote_${name}` }];
  const plugins = [metricsPlugin((metric) => metrics.push(metric))];
  return { host: createInstance({ name: 'host', remotes, plugins }), entry, metrics };
}

test('metrics plugin reports a loaded expose with its version and duration', async () => {
  const { host, entry, metrics } = hostOf('measured');
  entries.provide(entry, 'remote_measured', containerOf({ './panel': {} }));
  await host.loadRemote('measured/panel');
  expect(metrics).toEqual([
    {
      remote: 'measured',
      version: '1.2.0',
      expose: './panel',
      durationMs: expect.any(Number),
      error: undefined,
    },
  ]);
});

test('metrics plugin reports a failed expose with the error', async () => {
  const { host, entry, metrics } = hostOf('broken');
  const error = new Error('no chunk');
  entries.provide(entry, 'remote_broken', containerOf({ './panel': error }));
  await expect(host.loadRemote('broken/panel')).rejects.toThrow('no chunk');
  expect(metrics).toMatchObject([{ remote: 'broken', expose: './panel', error }]);
});
