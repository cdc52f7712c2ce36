import { scratchFolder } from '../../fixtures/releases';
import { channelFile, entryFile, storeWithHistory, tampering } from '../../fixtures/tampering';
import { ReleaseError } from '../errors';
import { createReleaseStore } from '../store/create-store';
import { folderObjects } from '../store/folder/folder-objects';
import { createFolderStore } from '../store/folder/folder-store';

const folder = scratchFolder();
const files = tampering(folder);
const change = { remotes: { header: { stable: '9.0.0' } }, by: 'ben', reason: 'next' };
const fresh = () => createFolderStore(folder());
const live = async (store = fresh()) => (await store.readChannel('production')).remotes['header']?.stable;

describe('a running process', () => {
  test('follows the changes of others without a fault', async () => {
    const running = await storeWithHistory(folder(), 2);
    const other = fresh();
    for (const revision of [2, 3]) await other.moveChannel('production', revision, change);
    expect(await running.readChannel('production')).toMatchObject({ revision: 4, by: 'ben' });
    expect(running.channelFault('production')).toBeUndefined();
  });

  test('reads only the copy and the next entry of a channel that has not changed', async () => {
    await storeWithHistory(folder(), 3);
    const objects = folderObjects(folder());
    const read = jest.fn(objects.read);
    const store = createReleaseStore({ ...objects, read });
    await store.readChannel('production');
    read.mockClear();
    await store.readChannel('production');
    expect(read.mock.calls.map(([key]) => key)).toEqual([
      'channels/production.json',
      'channels/production/history/4.json',
    ]);
  });

  test('does not report an unreadable newest entry as gone', async () => {
    const running = await storeWithHistory(folder(), 3);
    await files.write(channelFile, await files.read(entryFile(2)));
    await files.write(entryFile(3), '{');
    expect(await live(running)).toBe('3.0.0');
    expect(running.channelFault('production')).toBeUndefined();
  });

  test('starts a channel that it knew as empty from the newest entry', async () => {
    const running = fresh();
    expect(await running.readChannel('production')).toMatchObject({ revision: 0 });
    await storeWithHistory(folder(), 4);
    await files.edit(entryFile(2), change);
    expect(await live(running)).toBe('4.0.0');
  });

  test('serves the history when only the copy is garbled, whatever was written in advance', async () => {
    const running = await storeWithHistory(folder(), 3);
    await files.write(entryFile(4), { ...(await files.read(entryFile(3))), ...change });
    await files.write(channelFile, '<html>');
    expect(await live(running)).toBe('3.0.0');
    expect(running.channelFault('production')).toMatch(/^Revision 4 .*it says that it is revision 3\. /);
  });

  test('does not blame the files of a channel for storage that is unavailable', async () => {
    const error = new ReleaseError('unavailable', 'no response');
    const store = createReleaseStore({ ...folderObjects(folder()), read: () => Promise.reject(error) });
    await expect(live(store)).rejects.toBe(error);
    expect(store.channelFault('production')).toBeUndefined();
  });
});
