import * as fs from 'node:fs/promises';
import { fill, scratchFolder, signed, smallRelease } from '../../fixtures/releases';
import { createFolderStore } from './folder-store';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof fs>('node:fs/promises');
  return { ...actual, writeFile: jest.fn(actual.writeFile) };
});
const actual = jest.requireActual<typeof fs>('node:fs/promises');
const folder = scratchFolder();

/** From now on a disk fails when it is written to. */
function failWith(code: string): void {
  jest
    .mocked(fs.writeFile)
    .mockImplementation(() => Promise.reject(Object.assign(new Error(code), { code })));
}
afterEach(() => jest.mocked(fs.writeFile).mockImplementation(actual.writeFile));

describe('a folder store whose disk fails', () => {
  test.each([
    ['ENOSPC', 'its disk is full'],
    ['EDQUOT', 'its quota is spent'],
    ['EROFS', 'its file system is read-only'],
    ['EACCES', 'it may not be written to'],
  ])('with %s says so, leaves nothing half-written, and goes on serving', async (code, reason) => {
    const store = createFolderStore(folder());
    await fill(store, {});
    await store.moveChannel('production', 0, { remotes: {}, by: 'ana', reason: 'first' });
    failWith(code);
    const refusal = { code: 'unavailable', message: expect.stringContaining(reason) };
    const { release, read } = smallRelease({ version: '2.0.0' });
    await expect(store.add(signed(release), read, { by: 'test', note: '' })).rejects.toMatchObject(refusal);
    const moving = store.moveChannel('production', 1, { remotes: {}, by: 'ana', reason: 'second' });
    await expect(moving).rejects.toMatchObject(refusal);
    expect(await store.versions('header')).toEqual(['1.0.0']);
    expect(await store.readChannel('production')).toMatchObject({ revision: 1 });
    const files = await fs.readdir(folder(), { recursive: true });
    expect(files.filter((file) => file.endsWith('.tmp'))).toEqual([]);
  });
});
