/** @jest-environment jest-fixed-jsdom */
import { createInstance } from '@module-federation/runtime';
import { previousVersionPlugin } from './previous-version';
import { remoteOf } from './release-set';
import { containerOf, fakeEntries, origin } from './testing/fake-entries';

const entries = fakeEntries();

const release = (name: string, version: string) => ({
  version,
  entry: `${origin}/previous/${name}/${version}.js`,
  integrity: '',
  global: `remote_${name}`,
});

function hostOf(name: string, hasPrevious = true) {
  const [live, previous] = [release(name, '2.0.0'), release(name, '1.0.0')];
  const onPreviousVersion = jest.fn();
  const plugin = previousVersionPlugin({
    previousOf: () => (hasPrevious ? previous : undefined),
    onPreviousVersion,
  });
  const remotes = [remoteOf(name, live)];
  return {
    host: createInstance({ name: 'host', remotes, plugins: [plugin] }),
    live,
    previous,
    onPreviousVersion,
  };
}

test('previous-version plugin loads the previous version when the live entry does not load', async () => {
  const { host, previous, onPreviousVersion } = hostOf('missing');
  entries.provide(previous.entry, previous.global, containerOf({ './panel': { version: '1.0.0' } }));
  await expect(host.loadRemote('missing/panel')).resolves.toEqual({ version: '1.0.0' });
  expect(onPreviousVersion).toHaveBeenCalledWith('missing', '1.0.0', expect.any(Error));
});

test('previous-version plugin loads the previous version when a live expose fails whose global cannot be deleted', async () => {
  const { host, live, previous } = hostOf('failing');
  entries.provide(live.entry, live.global, containerOf({ './panel': new Error('no chunk') }));
  entries.provide(previous.entry, previous.global, containerOf({ './panel': { version: '1.0.0' } }));
  await expect(host.loadRemote('failing/panel')).resolves.toEqual({ version: '1.0.0' });
});

test('previous-version plugin rethrows the error of the live version when the previous one fails too', async () => {
  const { host } = hostOf('gone');
  await expect(host.loadRemote('gone/panel')).rejects.toThrow('1.0.0.js');
});

test('previous-version plugin rethrows the error without a previous version', async () => {
  const { host, onPreviousVersion } = hostOf('first', false);
  await expect(host.loadRemote('first/panel')).rejects.toThrow('2.0.0.js');
  expect(onPreviousVersion).not.toHaveBeenCalled();
});
