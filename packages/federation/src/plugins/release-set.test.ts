/** @jest-environment jest-fixed-jsdom */
import { createInstance } from '@module-federation/runtime';
import { releaseSetPlugin, remoteOf } from './release-set';
import { containerOf, fakeEntries, origin } from './testing/fake-entries';

const entries = fakeEntries();
const release = (version: string) => ({
  version,
  entry: `${origin}/set/${version}/entry.js`,
  integrity: 'sha384-x',
  global: 'remote_set',
});

test('release-set plugin loads remotes at the versions of the set, together with those of the host', async () => {
  const host = createInstance({
    name: 'host',
    remotes: [{ name: 'own', entry: `${origin}/own.js` }],
    plugins: [releaseSetPlugin({ set: release('1.0.0') })],
  });
  entries.provide(release('1.0.0').entry, 'remote_set', containerOf({ './panel': { panel: 1 } }));
  await expect(host.loadRemote('set/panel')).resolves.toEqual({ panel: 1 });
  expect(host.options.remotes).toMatchObject([{ name: 'own' }, { name: 'set', version: '1.0.0' }]);
});

test('release-set plugin resolves URLs against the page, and treats an entry as a classic script unless it is a module', () => {
  const relative = { ...release('1.0.0'), entry: '/releases/set/1.0.0/web/entry.js' };
  expect(remoteOf('set', relative)).toMatchObject({
    entry: 'http://localhost/releases/set/1.0.0/web/entry.js',
    entryGlobalName: 'remote_set',
    type: 'var',
  });
  expect(remoteOf('set', { ...relative, type: 'module' }).type).toBe('module');
});
