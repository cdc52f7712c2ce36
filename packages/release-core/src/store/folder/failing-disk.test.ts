import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '../../../fixtures/releases';
import { folderObjects } from './folder-objects';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof fs>('node:fs/promises');
  return {
    ...actual,
    link: jest.fn(actual.link),
    stat: jest.fn(actual.stat),
    writeFile: jest.fn(actual.writeFile),
  };
});
const actual = jest.requireActual<typeof fs>('node:fs/promises');
const folder = scratchFolder();
const bytes = Buffer.from('content');
const fault = (code: string) => Object.assign(new Error(code), { code });
afterEach(() => {
  jest.mocked(fs.link).mockImplementation(actual.link);
  jest.mocked(fs.stat).mockImplementation(actual.stat);
  jest.mocked(fs.writeFile).mockImplementation(actual.writeFile);
});

test('a file is on the disk before it gets its name', async () => {
  await folderObjects(folder()).create('channels/x.json', bytes);
  expect(fs.writeFile).toHaveBeenCalledWith(expect.stringMatching(/\.tmp$/), bytes, { flush: true });
});

test.each([
  ['EPERM', 'permission denied. Check the permissions of the folder'],
  ['EACCES', 'permission denied. Check the permissions of the folder'],
  ['EROFS', 'the file system is read-only'],
])('a file that cannot be opened (%s) is reported with the fix', async (code, reason) => {
  const cause = fault(code);
  jest.mocked(fs.writeFile).mockRejectedValue(cause);
  await expect(folderObjects(folder()).replace('channels/x.json', bytes)).rejects.toMatchObject({
    code: 'unavailable',
    message: `The release store cannot be written to: ${reason}.`,
    cause,
  });
});

test('a failure of another kind is reported unchanged', async () => {
  const error = fault('EIO');
  jest.mocked(fs.writeFile).mockRejectedValue(error);
  await expect(folderObjects(folder()).create('channels/x.json', bytes)).rejects.toBe(error);
});

test('a file that cannot be given its name is not reported as existing', async () => {
  const error = fault('EMLINK');
  jest.mocked(fs.link).mockRejectedValue(error);
  await expect(folderObjects(folder()).create('channels/x.json', bytes)).rejects.toBe(error);
  expect(await fs.readdir(join(folder(), 'channels'))).toEqual([]);
});

test('a file is created although its temporary file was cleaned up in the meantime', async () => {
  jest.mocked(fs.link).mockImplementation(async (temporary, path) => {
    await actual.link(temporary, path);
    await actual.rm(temporary);
  });
  expect(await folderObjects(folder()).create('channels/x.json', bytes)).toBe(true);
});

test('a file that is removed while its folder is listed is omitted', async () => {
  const objects = folderObjects(folder());
  for (const key of ['channels/x.json', 'channels/y.json']) await objects.create(key, bytes);
  jest.mocked(fs.stat).mockRejectedValueOnce(fault('ENOENT'));
  expect(await objects.list('channels/')).toHaveLength(1);
});
