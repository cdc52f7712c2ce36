import { scratchFolder } from '../../fixtures/releases';
import { channelFile, entryFile, storeWithHistory, tampering } from '../../fixtures/tampering';
import { createReleaseStore } from '../store/create-store';
import { folderObjects } from '../store/folder/folder-objects';
import { createFolderStore } from '../store/folder/folder-store';

const folder = scratchFolder();
const files = tampering(folder);
const fresh = () => createFolderStore(folder());
const live = async (store = fresh()) => (await store.readChannel('production')).remotes['header']?.stable;

describe('a new process', () => {
  test('names a newest entry that is truncated when the copy is missing as well', async () => {
    await storeWithHistory(folder(), 3);
    await files.remove(channelFile);
    await files.write(entryFile(3), '{"revision": 3,');
    await expect(live()).rejects.toMatchObject({
      code: 'unreadable',
      message:
        'Revision 3 of channel "production" is not accepted: channels/production/history/3.json in the store is unreadable: not valid JSON. Restore channels/production/history/3.json from a backup; remove it if there is none.',
    });
  });

  test('names a newest entry that claims to be a later one when the copy is missing as well', async () => {
    await storeWithHistory(folder(), 3);
    await files.remove(channelFile);
    await files.edit(entryFile(3), { revision: 7 });
    await expect(live()).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringMatching(/^Revision 3 .*: it says that it is revision 7\. Restore /),
    });
  });

  test('names a listed entry that is gone when it is read', async () => {
    await storeWithHistory(folder(), 2);
    await files.remove(channelFile);
    const objects = folderObjects(folder());
    const store = createReleaseStore({
      ...objects,
      read: async (key) => (key === entryFile(2) ? undefined : objects.read(key)),
    });
    await expect(live(store)).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringMatching(/^Revision 2 .*: it is missing\. Restore /),
    });
  });

  test('serves the copy while an older entry stands in the place of the newest one', async () => {
    await storeWithHistory(folder(), 3);
    await files.write(entryFile(3), await files.read(entryFile(1)));
    await files.remove(entryFile(2));
    const store = fresh();
    expect(await live(store)).toBe('3.0.0');
    expect(store.channelFault('production')).toMatch(/^Revision 3 .*: it says that it is revision 1\. /);
  });

  test('does not start from an entry numbered 0', async () => {
    await storeWithHistory(folder(), 3);
    await files.remove(channelFile);
    await files.write(entryFile(0), '<html>');
    expect(await live()).toBe('3.0.0');
  });

  test('refuses a first entry that names one before it', async () => {
    await storeWithHistory(folder(), 1);
    await files.forge(entryFile(1), { previous: 'f'.repeat(64) });
    const message =
      'Revision 1 of channel "production" was changed after it was written: revision 1 was written after another one. Restore channels/production/history/1.json from a backup.';
    expect(await fresh().checkHistory('production')).toBe(message);
    await files.write(channelFile, await files.read(entryFile(1)));
    await expect(live()).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringMatching(/^Revision 1 .*: revision 1 was written after another one\. /),
    });
  });
});
