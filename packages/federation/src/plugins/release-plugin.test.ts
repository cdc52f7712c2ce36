/** @jest-environment jest-fixed-jsdom */
import { createInstance } from '@module-federation/runtime';
import type { ChannelReleases } from '../release/channel-releases';
import { releasePlugin, type ReleaseOptions } from './release-plugin';
import { containerOf, fakeEntries, origin } from './testing/fake-entries';

const entries = fakeEntries();

const release = (name: string, version: string) => ({
  version,
  entry: `/releases/${name}/${version}/web/entry.js`,
  integrity: `sha384-${version}`,
  global: `remote_${name}`,
});
const live = (name: string, version: string): ChannelReleases['remotes'] => ({
  [name]: { ...release(name, version), exposes: ['./panel'] },
});

/** Responds to requests of the service in order; a missing response is a failure. */
function respondWith(...responses: readonly ChannelReleases[]): URL[] {
  const left = [...responses];
  const requested: URL[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    requested.push(new URL(String(url)));
    const response = left.shift();
    return response ? Response.json(response) : new Response('No such channel', { status: 404 });
  });
  return requested;
}

const hostOf = (options: Partial<ReleaseOptions> = {}, remotes: { name: string; entry: string }[] = []) =>
  createInstance({
    name: 'partner',
    remotes,
    plugins: [releasePlugin({ service: origin, channel: 'production', ...options })],
  });

function provide(name: string, version: string) {
  const container = containerOf({ './panel': { version } });
  entries.provide(`${origin}${release(name, version).entry}`, `remote_${name}`, container);
}

beforeEach(() => localStorage.clear());

test('release plugin loads an undeclared remote at its live version, with integrity', async () => {
  const requested = respondWith({ canaries: false, remotes: live('header', '1.0.0') });
  provide('header', '1.0.0');
  const host = hostOf();
  const loading = Promise.all([host.loadRemote('header/panel'), host.loadRemote('header/panel')]);
  expect(await loading).toEqual([{ version: '1.0.0' }, { version: '1.0.0' }]);
  expect(requested.map(String)).toEqual([`${origin}/channels/production/releases.json`]);
  expect(entries.requested).toMatchObject([{ integrity: 'sha384-1.0.0' }]);
  expect(localStorage).toHaveLength(0);
});

test('release plugin replaces a declared remote with the live version', async () => {
  respondWith({ canaries: false, remotes: live('declared', '1.1.0') });
  provide('declared', '1.1.0');
  const host = hostOf({}, [{ name: 'declared', entry: `${origin}/built-in.js` }]);
  await expect(host.loadRemote('declared/panel')).resolves.toEqual({ version: '1.1.0' });
});

test('release plugin identifies the visitor by a stable id while a canary runs', async () => {
  const stable = { canaries: true, remotes: live('canary', '1.2.0') };
  const canary = { canaries: true, remotes: live('canary', '1.3.0') };
  const requested = respondWith(stable, canary, canary);
  provide('canary', '1.3.0');
  await expect(hostOf().loadRemote('canary/panel')).resolves.toEqual({ version: '1.3.0' });
  await hostOf().loadRemote('canary/panel');
  const visitors = requested.map((url) => url.searchParams.get('visitor'));
  expect(visitors).toEqual([null, expect.stringMatching(/^[\da-f]{32}$/), visitors[1]]);
});

test('release plugin requests the releases of the visitor that the host passes', async () => {
  const requested = respondWith({ canaries: true, remotes: live('named', '1.4.0') });
  provide('named', '1.4.0');
  await hostOf({ visitor: 'customer-1' }).loadRemote('named/panel');
  expect(requested.map((url) => url.searchParams.get('visitor'))).toEqual(['customer-1']);
});

test('release plugin loads the previous version, with its integrity, when the live one does not load', async () => {
  const onPreviousVersion = jest.fn();
  const remotes = {
    fallen: { ...release('fallen', '2.0.0'), exposes: ['./panel'], previous: release('fallen', '1.0.0') },
  };
  respondWith({ canaries: false, remotes });
  provide('fallen', '1.0.0');
  await expect(hostOf({ onPreviousVersion }).loadRemote('fallen/panel')).resolves.toEqual({
    version: '1.0.0',
  });
  expect(entries.requested).toMatchObject([{ integrity: 'sha384-2.0.0' }, { integrity: 'sha384-1.0.0' }]);
  expect(onPreviousVersion).toHaveBeenCalledWith('fallen', '1.0.0', expect.any(Error));
});

test('release plugin names a failing service and requests it again on the next load', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  respondWith();
  provide('later', '1.5.0');
  const host = hostOf();
  await expect(host.loadRemote('later/panel')).rejects.toThrow(
    `${origin}/channels/production/releases.json responded with 404`,
  );
  respondWith({ canaries: false, remotes: live('later', '1.5.0') });
  await expect(host.loadRemote('later/panel')).resolves.toEqual({ version: '1.5.0' });
  expect(warn).toHaveBeenCalled();
});
