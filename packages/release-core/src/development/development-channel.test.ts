import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fill, scratchFolder } from '../../fixtures/releases';
import { promote } from '../moves/promote';
import { createFolderStore } from '../store/folder/folder-store';
import { openDevelopmentChannel, removeDevelopmentChannel } from './development-channel';
import { developmentChannel } from './development-versions';

const folder = scratchFolder();
const move = { by: 'ana', reason: 'ship' };

/** Creates a store with a released version, and a session in which another one is under work. */
async function openSession() {
  const store = createFolderStore(folder());
  await fill(store, { version: '1.0.0' }, { version: '1.0.0-dev-a' });
  await promote(store, 'header', '1.0.0', { channel: 'production', ...move });
  return store;
}

test('the development channel begins with the versions of another channel and does not change it', async () => {
  await openSession();
  const store = await openDevelopmentChannel(folder(), 'production');
  expect((await store.readChannel(developmentChannel)).remotes).toEqual({ header: { stable: '1.0.0' } });
  expect(await store.readChannel('production')).toMatchObject({ revision: 1 });
});

test('the development channel is removed with its versions', async () => {
  await openSession();
  const store = await openDevelopmentChannel(folder(), 'production');
  await fill(store, { version: '1.0.0-dev-b' });
  await promote(store, 'header', '1.0.0-dev-b', { channel: developmentChannel, ...move });
  await removeDevelopmentChannel(folder());
  expect(await createFolderStore(folder()).versions('header')).toEqual(['1.0.0']);
  expect((await readdir(join(folder(), 'channels'))).filter((file) => file.startsWith('dev'))).toEqual([]);
});
