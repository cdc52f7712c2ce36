/** @jest-environment jest-fixed-jsdom */
import { createInstance } from '@module-federation/runtime';
import { integrityPlugin } from './integrity';
import { containerOf, fakeEntries, origin } from './testing/fake-entries';

const entries = fakeEntries();
const integrity = 'sha384-abc';
const mockModule = { panel: 'of a module' };
jest.mock('https://remotes.test/integrity/good.mjs', () => containerOf({ './panel': mockModule }), {
  virtual: true,
});

function hostOf(name: string, file: string, type: 'var' | 'module' = 'var') {
  const entry = `${origin}/integrity/${file}`;
  const plugin = integrityPlugin({
    integrityOf: (remote) => (remote === 'unknown' ? undefined : integrity),
    timeoutMs: 1_000,
  });
  const remotes = [{ name, entry, entryGlobalName: `remote_${name}`, type }];
  return { host: createInstance({ name: 'host', remotes, plugins: [plugin] }), entry };
}

test('integrity plugin loads a classic entry with integrity, from any origin', async () => {
  const { host, entry } = hostOf('classic', 'classic.js');
  entries.provide(entry, 'remote_classic', containerOf({ './panel': { panel: 1 } }));
  await expect(host.loadRemote('classic/panel')).resolves.toEqual({ panel: 1 });
  expect(entries.requested).toMatchObject([{ integrity, crossOrigin: 'anonymous' }]);
});

test('integrity plugin leaves a remote without a known integrity to the runtime', async () => {
  const { host, entry } = hostOf('unknown', 'unknown.js');
  entries.provide(entry, 'remote_unknown', containerOf({ './panel': { panel: 2 } }));
  await expect(host.loadRemote('unknown/panel')).resolves.toEqual({ panel: 2 });
  expect(entries.requested[0]?.integrity).toBeFalsy();
});

describe('integrity plugin with a module entry', () => {
  test('evaluates it once the browser has verified it', async () => {
    const { host, entry } = hostOf('good', 'good.mjs', 'module');
    entries.modules.add(entry);
    await expect(host.loadRemote('good/panel')).resolves.toEqual(mockModule);
    expect(entries.requested).toMatchObject([{ rel: 'modulepreload', integrity, crossOrigin: 'anonymous' }]);
  });

  test('does not evaluate it if the browser rejects it', async () => {
    const { host } = hostOf('altered', 'altered.mjs', 'module');
    await expect(host.loadRemote('altered/panel')).rejects.toThrow('is not the released file');
  });

  test('rejects after the timeout', async () => {
    const { host } = hostOf('slow', 'slow.mjs', 'module');
    jest.useFakeTimers();
    jest.spyOn(document.head, 'append').mockImplementation(() => undefined);
    const loading = expect(host.loadRemote('slow/panel')).rejects.toThrow('did not load within 1000 ms');
    await jest.advanceTimersByTimeAsync(1_000);
    await loading;
    jest.useRealTimers();
  });
});
