import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '../../fixtures/releases';
import { channelFile, entryFile, storeWithHistory, tampering } from '../../fixtures/tampering';
import { createReleaseStore } from '../store/create-store';
import { folderObjects } from '../store/folder/folder-objects';
import { createFolderStore } from '../store/folder/folder-store';
import type { ReleaseStore } from '../store/release-store';

const folder = scratchFolder();
const files = tampering(folder);
const fresh = () => createFolderStore(folder());
const rewrite = '`release seal` writes it again from the history.';

/** Returns the live version and the fault that a store reports. */
async function reading(store: ReleaseStore) {
  const { remotes } = await store.readChannel('production');
  return [remotes['header']?.stable, store.channelFault('production')];
}

const failure = (message: string | RegExp) => ({
  code: 'unreadable',
  message: typeof message === 'string' ? message : expect.stringMatching(message),
});

describe('a copy that its writer had no time to update', () => {
  test('is no fault', async () => {
    const running = await storeWithHistory(folder(), 4);
    await files.write(channelFile, await files.read(entryFile(2)));
    for (const store of [running, fresh()]) expect(await reading(store)).toEqual(['4.0.0', undefined]);
  });

  test('is no fault either if it was never written', async () => {
    await storeWithHistory(folder(), 1);
    await files.remove(channelFile);
    expect(await reading(fresh())).toEqual(['1.0.0', undefined]);
  });

  test('is a fault once the second entry is written', async () => {
    await storeWithHistory(folder(), 2);
    await files.remove(channelFile);
    expect(await reading(fresh())).toEqual(['2.0.0', `channels/production.json is missing. ${rewrite}`]);
  });

  test('is a fault if it differs from its own entry', async () => {
    const running = await storeWithHistory(folder(), 4);
    await files.write(channelFile, await files.read(entryFile(2)));
    await files.forge(channelFile, { reason: 'something else' });
    for (const store of [running, fresh()])
      expect(await reading(store)).toEqual([
        '4.0.0',
        `channels/production.json was changed: it is not what the history has as revision 2. ${rewrite}`,
      ]);
  });
});

test('a copy ahead of the history is a fault that names both revisions', async () => {
  const running = await storeWithHistory(folder(), 3);
  await files.edit(channelFile, { revision: 999 });
  for (const store of [running, fresh()])
    expect(await reading(store)).toEqual([
      '3.0.0',
      `channels/production.json is at revision 999, but the history ends at 3. ${rewrite}`,
    ]);
});

test('a copy that is not JSON is a fault', async () => {
  await storeWithHistory(folder(), 3);
  await files.write(channelFile, '<html>');
  expect(await reading(fresh())).toEqual([
    '3.0.0',
    `channels/production.json in the store is unreadable: not valid JSON. ${rewrite}`,
  ]);
});

test('an entry that gives another revision is replaced by the copy, if that can be verified', async () => {
  await storeWithHistory(folder(), 3);
  await files.write(entryFile(3), await files.read(entryFile(2)));
  expect(await reading(fresh())).toEqual([
    '3.0.0',
    'Revision 3 of channel "production" is not accepted: it says that it is revision 2. Restore channels/production/history/3.json from a backup; remove it if there is none.',
  ]);
});

test('an entry that is not JSON is replaced by the copy, too', async () => {
  await storeWithHistory(folder(), 3);
  await files.write(entryFile(3), '{');
  expect(await reading(fresh())).toEqual(['3.0.0', expect.stringMatching(/^Revision 3 .*not valid JSON/)]);
});

describe('a channel without a readable copy', () => {
  test('is found by its history, beyond nine entries and among other files', async () => {
    await storeWithHistory(folder(), 11);
    await files.remove(channelFile);
    await files.write('channels/production/history/12.json.bak', '{}');
    await files.write('channels/production/history/notes.txt', '');
    expect(await reading(fresh())).toEqual(['11.0.0', expect.stringContaining('is missing')]);
  });

  test('continues before a gap of its history', async () => {
    await storeWithHistory(folder(), 3);
    for (const file of [channelFile, entryFile(2)]) await files.remove(file);
    expect(await reading(fresh())).toEqual(['1.0.0', undefined]);
  });

  test('and without a history has never been written', async () => {
    expect(await fresh().readChannel('production')).toMatchObject({ revision: 0, remotes: {} });
    expect(await fresh().history('production')).toEqual([]);
    expect(await fresh().checkHistory('production')).toBeUndefined();
  });

  test('and without a history is unreadable if the copy is damaged', async () => {
    await mkdir(join(folder(), 'channels'));
    await files.write(channelFile, '{');
    const store = fresh();
    const fault =
      'channels/production.json in the store is unreadable: not valid JSON. Restore it from a backup.';
    await expect(store.readChannel('production')).rejects.toMatchObject(failure(fault));
    expect(store.channelFault('production')).toBe(fault);
  });

  test('is unreadable for the reason of the copy if the history cannot be listed', async () => {
    await storeWithHistory(folder(), 3);
    await files.write(channelFile, '{');
    const objects = folderObjects(folder());
    const list = () => Promise.reject(new Error('no listing'));
    const store = createReleaseStore({ ...objects, list });
    await expect(store.readChannel('production')).rejects.toMatchObject({
      ...failure('channels/production.json in the store is unreadable: not valid JSON'),
      cause: expect.objectContaining({ message: 'no listing' }),
    });
    await files.remove(channelFile);
    await expect(store.readChannel('production')).rejects.toThrow(/^no listing$/);
  });
});

test('a copy without its history is unreadable', async () => {
  await storeWithHistory(folder(), 3);
  await files.remove('channels/production/history');
  const store = fresh();
  await expect(store.readChannel('production')).rejects.toMatchObject(
    failure(
      'channels/production.json is at revision 3, but its history is missing. Restore channels/production/ from a backup.',
    ),
  );
  expect(store.channelFault('production')).toMatch(/its history is missing/);
});

test('storage with the same page under every key is unreadable, not a channel with a fault', async () => {
  const running = await storeWithHistory(folder(), 3);
  for (const file of [channelFile, entryFile(3), entryFile(4)]) await files.write(file, '<html>');
  await expect(running.readChannel('production')).rejects.toMatchObject(
    failure(/production\.json .*not valid JSON/),
  );
});

test('a store that does not respond says nothing about the files of the channel', async () => {
  await storeWithHistory(folder(), 3);
  const objects = folderObjects(folder());
  let isDown = false;
  const store = createReleaseStore({
    ...objects,
    read: (key) => (isDown ? Promise.reject(new Error('no response')) : objects.read(key)),
  });
  await store.readChannel('production');
  isDown = true;
  await expect(store.readChannel('production')).rejects.toThrow('no response');
  expect(store.channelFault('production')).toBeUndefined();
});
