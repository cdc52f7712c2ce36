import { createFolderStore, createTrust, newSigningKey } from '@kaadu/release-core';
import { fill, scratchFolder, testKey } from '../../../release-core/fixtures/releases';
import { createStoreControl } from './store-control';

const folder = scratchFolder();

/** Creates the control of a store with header 1.0.0, on a site that trusts a key, or has no trust list. */
async function controlOf(trusted?: { readonly id: string; readonly publicKey: string }) {
  const store = createFolderStore(folder());
  await fill(store, { version: '1.0.0' });
  const trust = trusted && createTrust({ keys: [{ ...trusted, owner: 'team', remotes: ['header'] }] });
  const control = createStoreControl({
    store,
    by: 'ana',
    remotes: async () => ['header'],
    trust: async () => createTrust({ keys: [] }),
    trustIfAny: async () => trust,
    previews: { key: async () => testKey, siteUrl: 'https://site.test' },
    uploads: folder(),
  });
  const promoting = () =>
    control.move('production', {
      move: { action: 'promote', remote: 'header', version: '1.0.0' },
      reason: 'ship',
    });
  return { store, promoting };
}

test('a version signed with a key of the trust list is promoted', async () => {
  const { promoting } = await controlOf(testKey);
  expect(await promoting()).toMatchObject({ after: { stable: '1.0.0' } });
});

test('a version signed with another key is not promoted', async () => {
  const { store, promoting } = await controlOf(newSigningKey());
  await expect(promoting()).rejects.toMatchObject({
    code: 'refused',
    message: expect.stringMatching(/^header@1\.0\.0 is not trusted: .* the trust list does not name/),
  });
  expect(await store.readChannel('production')).toMatchObject({ revision: 0 });
});

test('without a trust list, as on a machine that only operates, any signature counts', async () => {
  const { promoting } = await controlOf();
  expect(await promoting()).toMatchObject({ after: { stable: '1.0.0' } });
});
