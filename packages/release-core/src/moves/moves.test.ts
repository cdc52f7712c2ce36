import { fill, scratchFolder } from '../../fixtures/releases';
import { createFolderStore } from '../store/folder/folder-store';
import type { ReleaseStore } from '../store/release-store';
import { startCanary, stopCanary } from './canary';
import type { MoveOptions } from './change-channel';
import { developmentChannel } from '../development/development-versions';
import { promote } from './promote';
import { rollback } from './rollback';

const folder = scratchFolder();
const options: MoveOptions = { channel: 'production', by: 'ana', reason: 'because' };
let store: ReleaseStore;
const header = async () => (await store.readChannel('production')).remotes['header'];

beforeEach(async () => {
  store = createFolderStore(folder());
  await fill(store, { version: '1.0.0' }, { version: '2.0.0' }, { version: '3.0.0' });
});

describe('promoting', () => {
  test('makes a version the stable one, with author and reason', async () => {
    const moved = await promote(store, 'header', '1.0.0', options);
    expect(moved).toMatchObject({ before: null, after: { stable: '1.0.0' }, revision: 1, changed: true });
    expect(await store.readChannel('production')).toMatchObject({ by: 'ana', reason: 'because' });
  });

  test('changes nothing when the version is already live', async () => {
    await promote(store, 'header', '1.0.0', options);
    expect(await promote(store, 'header', '1.0.0', options)).toMatchObject({ changed: false, revision: 1 });
  });

  test('refuses a version that is not published', async () => {
    await expect(promote(store, 'header', '9.0.0', options)).rejects.toMatchObject({
      code: 'not-found',
      message: 'The store has no header@9.0.0. Run `release versions header` to list what is available.',
    });
  });

  test('reports what would happen and changes nothing in a dry run', async () => {
    const moved = await promote(store, 'header', '1.0.0', { ...options, dryRun: true });
    expect(moved).toMatchObject({ after: { stable: '1.0.0' }, dryRun: true });
    expect(await store.readChannel('production')).toMatchObject({ revision: 0 });
  });

  test('reports a conflict that names the other team when both promote at once, and loses neither change', async () => {
    await fill(store, { name: 'footer' });
    const slow: ReleaseStore = {
      ...store,
      // At this point it has read the channel.
      async readRelease(name, version) {
        await promote(store, 'header', '1.0.0', options);
        return store.readRelease(name, version);
      },
    };
    await expect(promote(slow, 'footer', '1.0.0', { ...options, by: 'ben' })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('it is at revision 1 (ana: because), no longer at 0'),
    });
    await promote(store, 'footer', '1.0.0', { ...options, by: 'ben' });
    expect((await store.readChannel('production')).remotes).toEqual({
      header: { stable: '1.0.0' },
      footer: { stable: '1.0.0' },
    });
  });

  test('refuses a decision based on an older revision', async () => {
    await promote(store, 'header', '1.0.0', options);
    const late = promote(store, 'header', '2.0.0', { ...options, expectedRevision: 0 });
    await expect(late).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('ana: because'),
    });
  });
});

describe('a canary', () => {
  beforeEach(() => promote(store, 'header', '1.0.0', options));

  test('runs next to the stable version, can be widened, and ends', async () => {
    await startCanary(store, 'header', { version: '2.0.0', percent: 5 }, options);
    await startCanary(store, 'header', { version: '2.0.0', percent: 25.5 }, options);
    expect(await header()).toEqual({ stable: '1.0.0', canary: { version: '2.0.0', percent: 25.5 } });
    await stopCanary(store, 'header', options);
    expect(await header()).toEqual({ stable: '1.0.0' });
  });

  test('ends when its version, or another, is promoted, and on rollback', async () => {
    await startCanary(store, 'header', { version: '2.0.0', percent: 5 }, options);
    await promote(store, 'header', '2.0.0', options);
    expect(await header()).toEqual({ stable: '2.0.0' });
    await startCanary(store, 'header', { version: '3.0.0', percent: 5 }, options);
    await rollback(store, 'header', options);
    expect(await header()).toEqual({ stable: '1.0.0' });
  });

  test.each([0, -1, 101, Number.NaN, 1.234])('of %p percent is refused', async (percent) => {
    const started = startCanary(store, 'header', { version: '2.0.0', percent }, options);
    await expect(started).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('is not a valid share of visitors'),
    });
  });

  test('is refused for the stable version, or for a remote that is not live', async () => {
    await fill(store, { name: 'footer' });
    const same = startCanary(store, 'header', { version: '1.0.0', percent: 5 }, options);
    await expect(same).rejects.toThrow('already the stable version');
    const alone = startCanary(store, 'footer', { version: '1.0.0', percent: 5 }, options);
    await expect(alone).rejects.toThrow('Promote a version first');
    await expect(stopCanary(store, 'header', options)).rejects.toMatchObject({
      code: 'not-found',
      message: 'header has no canary on channel "production".',
    });
  });
});

describe('rolling back', () => {
  test('goes to the previous version, or to a given one', async () => {
    for (const version of ['1.0.0', '2.0.0', '3.0.0']) await promote(store, 'header', version, options);
    await rollback(store, 'header', options);
    expect(await header()).toEqual({ stable: '2.0.0' });
    await rollback(store, 'header', { ...options, to: '1.0.0' });
    expect(await header()).toEqual({ stable: '1.0.0' });
  });

  test('goes two steps back when done twice, and reports the third time that no version is left', async () => {
    for (const version of ['1.0.0', '2.0.0', '3.0.0']) await promote(store, 'header', version, options);
    await rollback(store, 'header', options);
    await rollback(store, 'header', options);
    expect(await header()).toEqual({ stable: '1.0.0' });
    await expect(rollback(store, 'header', options)).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('header has no earlier version on channel "production"'),
    });
  });

  test('does not return to a version that was rolled back, however long ago', async () => {
    await promote(store, 'header', '1.0.0', options);
    await promote(store, 'header', '2.0.0', options);
    await rollback(store, 'header', options);
    await fill(store, { name: 'footer' });
    for (let change = 0; change < 20; change += 1)
      await startCanary(store, 'header', { version: '3.0.0', percent: change + 1 }, options);
    await promote(store, 'header', '3.0.0', options);
    await rollback(store, 'header', options);
    expect(await header()).toEqual({ stable: '1.0.0' });
  });

  test('refuses a version that was never stable and names the command to serve it', async () => {
    await promote(store, 'header', '1.0.0', options);
    await expect(rollback(store, 'header', { ...options, to: '3.0.0' })).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('release promote header@3.0.0'),
    });
  });

  test('skips a version that has been pruned', async () => {
    for (const version of ['1.0.0', '2.0.0', '3.0.0']) await promote(store, 'header', version, options);
    await store.removeVersion('header', '2.0.0');
    await rollback(store, 'header', options);
    expect(await header()).toEqual({ stable: '1.0.0' });
  });

  test('explains how to name a version when there is no previous one', async () => {
    await promote(store, 'header', '1.0.0', options);
    await expect(rollback(store, 'header', options)).rejects.toThrow('release promote header@<version>');
  });
});

describe('work in progress', () => {
  const version = '3.0.0-dev-665482ec43';
  beforeEach(async () => {
    await fill(store, { version });
    await promote(store, 'header', '1.0.0', options);
  });

  test('is refused by every channel but its own, with the commands that make a release of it', async () => {
    const refusal = {
      code: 'refused',
      message: expect.stringMatching(/release build header.*release publish header/),
    };
    await expect(promote(store, 'header', version, options)).rejects.toMatchObject(refusal);
    await expect(startCanary(store, 'header', { version, percent: 5 }, options)).rejects.toMatchObject(
      refusal,
    );
    const staging = { ...options, channel: 'staging', dryRun: true };
    await expect(promote(store, 'header', version, staging)).rejects.toMatchObject(refusal);
    expect(await store.readChannel('production')).toMatchObject({ revision: 1 });
    await promote(store, 'header', version, { ...options, channel: developmentChannel });
  });
});
