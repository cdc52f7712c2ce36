/** @jest-environment jest-fixed-jsdom */
import { createInstance } from '@module-federation/runtime';
import { retryPlugin } from './retry';
import { containerOf, fakeEntries, origin } from './testing/fake-entries';

const entries = fakeEntries();

function hostOf(name: string) {
  const entry = `${origin}/retry/${name}.js`;
  const remotes = [{ name, entry, entryGlobalName: `remote_${name}` }];
  return { host: createInstance({ name: 'host', remotes, plugins: [retryPlugin({ delayMs: 0 })] }), entry };
}

test('retry plugin requests an entry once more after it failed to load', async () => {
  const { host, entry } = hostOf('flaky');
  entries.onRequest = () => {
    if (entries.requested.length === 2)
      entries.provide(entry, 'remote_flaky', containerOf({ './panel': { panel: 1 } }));
  };
  await expect(host.loadRemote('flaky/panel')).resolves.toEqual({ panel: 1 });
  expect(entries.requested).toHaveLength(2);
});

test('retry plugin gives up after an entry has failed twice', async () => {
  const { host } = hostOf('gone');
  await expect(host.loadRemote('gone/panel')).rejects.toThrow('gone.js');
  expect(entries.requested).toHaveLength(2);
});
