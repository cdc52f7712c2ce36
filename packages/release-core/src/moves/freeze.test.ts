import { fill, scratchFolder } from '../../fixtures/releases';
import { createFolderStore } from '../store/folder/folder-store';
import type { ReleaseStore } from '../store/release-store';
import { startCanary, stopCanary } from './canary';
import type { MoveOptions } from './change-channel';
import { freeze, unfreeze } from './freeze';
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

describe('a frozen channel', () => {
  beforeEach(async () => {
    await promote(store, 'header', '1.0.0', options);
    await promote(store, 'header', '2.0.0', options);
    await startCanary(store, 'header', { version: '3.0.0', percent: 50 }, options);
    await freeze(store, undefined, { ...options, by: 'ops', reason: 'festival weekend' });
  });

  test('refuses new versions and names the author and the reason', async () => {
    const refusal = { code: 'frozen', message: expect.stringMatching(/ops: festival weekend.*unfreeze/) };
    await expect(promote(store, 'header', '3.0.0', options)).rejects.toMatchObject(refusal);
    const wider = startCanary(store, 'header', { version: '3.0.0', percent: 60 }, options);
    await expect(wider).rejects.toMatchObject(refusal);
  });

  test('allows every rollback, and stays frozen', async () => {
    const same = { version: '3.0.0', percent: 50 };
    expect(await startCanary(store, 'header', same, options)).toMatchObject({ changed: false });
    await startCanary(store, 'header', { version: '3.0.0', percent: 10 }, options);
    await stopCanary(store, 'header', options);
    await rollback(store, 'header', options);
    expect(await header()).toEqual({ stable: '1.0.0' });
    expect((await store.readChannel('production')).frozen).toMatchObject({ by: 'ops' });
  });

  test('cannot be bypassed by a rollback to a version that was never stable', async () => {
    const sideways = rollback(store, 'header', { ...options, to: '3.0.0' });
    await expect(sideways).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('header@3.0.0 has never been the stable version'),
    });
    await rollback(store, 'header', { ...options, to: '1.0.0' });
    expect(await header()).toEqual({ stable: '1.0.0' });
  });

  test('accepts new versions once it is unfrozen', async () => {
    expect(await freeze(store, undefined, options)).toMatchObject({ changed: false });
    await unfreeze(store, undefined, options);
    await promote(store, 'header', '3.0.0', options);
    expect(await store.readChannel('production')).not.toHaveProperty('frozen');
  });
});

describe('a frozen remote', () => {
  beforeEach(async () => {
    await fill(store, { name: 'footer', version: '1.0.0' }, { name: 'footer', version: '2.0.0' });
    await promote(store, 'header', '1.0.0', options);
    await promote(store, 'header', '2.0.0', options);
    await promote(store, 'footer', '1.0.0', options);
    await freeze(store, 'header', { ...options, by: 'ops', reason: 'key of the header team' });
  });

  test('refuses new versions and names the author, while other remotes move', async () => {
    await expect(promote(store, 'header', '3.0.0', options)).rejects.toMatchObject({
      code: 'frozen',
      message: expect.stringMatching(/header on channel.*ops: key of the header team.*unfreeze header/),
    });
    await promote(store, 'footer', '2.0.0', options);
  });

  test('can be rolled back, and stays frozen until it is unfrozen', async () => {
    await rollback(store, 'header', options);
    expect(await header()).toMatchObject({ stable: '1.0.0', frozen: { by: 'ops' } });
    expect(await freeze(store, 'header', options)).toMatchObject({ changed: false, remote: 'header' });
    expect(await unfreeze(store, 'header', options)).toMatchObject({ changed: true, frozen: false });
    await promote(store, 'header', '3.0.0', options);
    expect(await header()).toEqual({ stable: '3.0.0' });
  });

  test('must be live', async () => {
    await expect(freeze(store, 'auth', options)).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('auth is not live on channel "production"'),
    });
  });
});
