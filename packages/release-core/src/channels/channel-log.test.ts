import { scratchFolder } from '../../fixtures/releases';
import { channelFile, entryFile, storeWithHistory, tampering } from '../../fixtures/tampering';
import { createReleaseStore } from '../store/create-store';
import { folderObjects } from '../store/folder/folder-objects';
import { createFolderStore } from '../store/folder/folder-store';

const folder = scratchFolder();
const files = tampering(folder);
const evil = { remotes: { header: { stable: '6.6.6' } } };
const change = { remotes: {}, by: 'ben', reason: 'ship' };

test('the channels are those with a copy, in order', async () => {
  const store = await storeWithHistory(folder(), 1);
  await store.moveChannel('dev', 0, change);
  await files.write('channels/notes.txt', '');
  await files.write('channels/old.json.bak', '');
  await files.write('channels/production/staging.json', '{}');
  expect(await store.channels()).toEqual(['dev', 'production']);
});

test('a listener is told about a change of the copy, until it stops', () => {
  const watched: string[] = [];
  const hints: (() => void)[] = [];
  const store = createReleaseStore({
    ...folderObjects(folder()),
    watch(key, onHint) {
      watched.push(key);
      hints.push(onHint);
      return () => watched.pop();
    },
  });
  const onHint = jest.fn();
  const stop = store.watchChannel('production', { onHint, onPush: () => undefined });
  expect(watched).toEqual(['channels/production.json']);
  hints[0]?.();
  expect(onHint.mock.calls).toEqual([[]]);
  stop();
  expect(watched).toEqual([]);
});

test('a move from another revision than the current one is a conflict that names both', async () => {
  const store = await storeWithHistory(folder(), 2);
  for (const expected of [0, 1, 3])
    await expect(store.moveChannel('production', expected, change)).rejects.toMatchObject({
      code: 'conflict',
      message: `Channel "production" changed in the meantime: it is at revision 2 (ana: ship 2), no longer at ${expected}. Check \`release status\`, then repeat the command if it still applies.`,
    });
  expect(await store.readChannel('production')).toMatchObject({ revision: 2 });
});

test('a move that another writer has overtaken is a conflict that names its author', async () => {
  const store = await storeWithHistory(folder(), 1);
  const other = createFolderStore(folder());
  const objects = folderObjects(folder());
  const slow = createReleaseStore({
    ...objects,
    async create(key, bytes) {
      await other.moveChannel('production', 1, { remotes: {}, by: 'eve', reason: 'first' });
      return objects.create(key, bytes);
    },
  });
  await expect(slow.moveChannel('production', 1, change)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('it is at revision 2 (eve: first), no longer at 1.'),
  });
  expect(await store.readChannel('production')).toMatchObject({ revision: 2, by: 'eve' });
});

test('a move that another writer has overtaken is a conflict although the copy is damaged', async () => {
  await storeWithHistory(folder(), 1);
  const objects = folderObjects(folder());
  const slow = createReleaseStore({
    ...objects,
    async create(key, bytes) {
      await createFolderStore(folder()).moveChannel('production', 1, change);
      await files.write(channelFile, '{');
      return objects.create(key, bytes);
    },
  });
  await expect(slow.moveChannel('production', 1, change)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('it is at revision 2 (ben: ship), no longer at 1.'),
  });
});

test('a history of n states has the n newest', async () => {
  const store = await storeWithHistory(folder(), 4);
  const revisions = async (limit?: number) =>
    (await store.history('production', limit)).map(({ revision }) => revision);
  expect(await revisions(0)).toEqual([]);
  expect(await revisions(1)).toEqual([4]);
  expect(await revisions(2)).toEqual([4, 3]);
  expect(await revisions(9)).toEqual([4, 3, 2, 1]);
  expect(await revisions()).toEqual([4, 3, 2, 1]);
});

describe('a check of the newest entries', () => {
  test('finds no fault in an unchanged history, however few are checked', async () => {
    const store = await storeWithHistory(folder(), 4);
    for (const limit of [0, 1, 2, 4, 9, undefined])
      expect(await store.checkHistory('production', limit)).toBeUndefined();
  });

  test('finds a changed entry among them, and not before them', async () => {
    const store = await storeWithHistory(folder(), 4);
    await files.edit(entryFile(2), evil);
    expect(await store.checkHistory('production', 1)).toBeUndefined();
    expect(await store.checkHistory('production', 3)).toMatch(/^Revision 2 .*backup\.$/);
    expect(await store.checkHistory('production')).toBe(
      'Revision 2 of channel "production" was changed after it was written: its content does not match its hash. Restore channels/production/history/2.json from a backup.',
    );
  });

  test('checks one entry at least', async () => {
    const store = await storeWithHistory(folder(), 4);
    await files.forge(entryFile(4), evil);
    for (const limit of [0, 1])
      expect(await store.checkHistory('production', limit)).toMatch(
        /^Revision 4 .*: it is not the state that was verified when it was written\./,
      );
  });

  test('reports the fault of the copy when the history has none', async () => {
    const store = await storeWithHistory(folder(), 4);
    await files.edit(channelFile, evil);
    expect(await store.checkHistory('production', 1)).toMatch(/^channels\/production\.json was changed/);
  });
});
