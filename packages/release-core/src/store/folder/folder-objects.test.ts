import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '../../../../federation/fixtures/eventually';
import { scratchFolder } from '../../../fixtures/releases';
import { folderObjects } from './folder-objects';

const folder = scratchFolder();
const bytes = Buffer.from('1');

test('files that are still being written are not listed, except as temporary ones', async () => {
  const objects = folderObjects(folder());
  await objects.create('channels/production.json', bytes);
  await writeFile(join(folder(), 'channels/production.json.1.tmp'), '');
  await mkdir(join(folder(), 'channels/production'));
  const keysOf = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);
  expect(keysOf(await objects.list('channels/'))).toEqual(['channels/production.json']);
  expect(keysOf(await objects.temporaryFiles())).toEqual(['channels/production.json.1.tmp']);
});

test('a folder that does not exist has no objects', async () => {
  const objects = folderObjects(join(folder(), 'none'));
  expect(await objects.list('channels/')).toEqual([]);
  expect(await objects.temporaryFiles()).toEqual([]);
  expect(await objects.read('x')).toBeUndefined();
});

test('removing the last object of a folder removes the folder, and not the store', async () => {
  const objects = folderObjects(folder());
  await objects.create('a/b/c/x', bytes);
  await objects.create('a/y', bytes);
  await objects.remove(['a/b/c/x', 'a/gone']);
  expect(await readdir(join(folder(), 'a'))).toEqual(['y']);
  await objects.remove(['a/y']);
  expect(await readdir(folder())).toEqual([]);
});

test('writes leave no temporary file, whether they succeed or not', async () => {
  const objects = folderObjects(folder());
  expect(await objects.create('x', bytes)).toBe(true);
  expect(await objects.create('x', bytes)).toBe(false);
  await expect(objects.create('x/y', bytes)).rejects.toThrow();
  expect(await readdir(folder())).toEqual(['x']);
});

test('a folder in place of an object is unreadable', async () => {
  await mkdir(join(folder(), 'x'));
  await expect(folderObjects(folder()).read('x')).rejects.toMatchObject({
    code: 'unreadable',
    message: `${join(folder(), 'x')} cannot be read: it is not a file. Restore the store from its backup.`,
  });
});

test('an object above the maximum length of a file is unreadable, and one at the limit is read', async () => {
  const objects = folderObjects(folder());
  const handle = await open(join(folder(), 'x'), 'w');
  await handle.truncate(33_554_432);
  expect((await objects.read('x'))?.bytes).toHaveLength(33_554_432);
  await handle.truncate(33_554_433);
  await handle.close();
  await expect(objects.read('x')).rejects.toMatchObject({
    code: 'unreadable',
    message: `${join(folder(), 'x')} cannot be read: it is 33554433 bytes long, over the limit of 33554432 for a file of a release. Restore the store from its backup.`,
  });
});

test('a conditional write of an object that is gone is refused', async () => {
  const objects = folderObjects(folder());
  expect(await objects.replace('x', bytes, 'tag')).toBe(false);
  expect(await objects.read('x')).toBeUndefined();
});

test('a change of an object is hinted, until the watcher is stopped', async () => {
  const objects = folderObjects(folder());
  await objects.create('channels/production.json', bytes);
  const onHint = jest.fn();
  const stop = objects.watch('channels/production.json', onHint);
  await objects.replace('channels/production.json', Buffer.from('2'));
  await eventually(() => onHint.mock.calls.length > 0);
  expect(onHint.mock.calls[0]).toEqual([]);
  stop();
});

test('an object whose folder does not exist cannot be watched, which is no fault', () => {
  const stop = folderObjects(folder()).watch('channels/production.json', () => undefined);
  expect(stop()).toBeUndefined();
});
