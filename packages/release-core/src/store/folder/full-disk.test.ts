import * as fs from 'node:fs/promises';
import { fill, scratchFolder, signed, smallRelease } from '../../../fixtures/releases';
import { createFolderStore } from './folder-store';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof fs>('node:fs/promises');
  return { ...actual, writeFile: jest.fn(actual.writeFile) };
});
const actual = jest.requireActual<typeof fs>('node:fs/promises');
const folder = scratchFolder();

/** Makes every write fail once it has written half of its bytes. */
function failWith(code: string): void {
  jest.mocked(fs.writeFile).mockImplementation(async (file, content) => {
    const bytes = Buffer.from(content as string | Uint8Array);
    await actual.writeFile(file, bytes.subarray(0, bytes.length / 2));
    throw Object.assign(new Error(code), { code });
  });
}
afterEach(() => jest.mocked(fs.writeFile).mockImplementation(actual.writeFile));

describe('a folder store on a failing disk', () => {
  test.each([
    ['ENOSPC', 'the disk is full'],
    ['EDQUOT', 'the disk quota is exceeded'],
    ['EROFS', 'the file system is read-only'],
    ['EACCES', 'permission denied'],
  ])('reports %s, leaves no partial file and keeps serving', async (code, reason) => {
    const store = createFolderStore(folder());
    await fill(store, {});
    await store.moveChannel('production', 0, { remotes: {}, by: 'ana', reason: 'first' });
    failWith(code);
    const refusal = { code: 'unavailable', message: expect.stringContaining(reason) };
    const { release, read } = smallRelease({ version: '2.0.0' });
    await expect(store.add(signed(release), read, { by: 'test', note: '' })).rejects.toMatchObject(refusal);
    const moving = store.moveChannel('production', 1, { remotes: {}, by: 'ana', reason: 'second' });
    await expect(moving).rejects.toMatchObject(refusal);
    expect(fs.writeFile).toHaveBeenCalled();
    expect(await store.versions('header')).toEqual(['1.0.0']);
    expect(await store.readFile('header', '1.0.0', 'web/entry.js')).toHaveLength(27);
    expect(await store.readChannel('production')).toMatchObject({ revision: 1 });
    const files = await fs.readdir(folder(), { recursive: true });
    expect(files.filter((file) => file.endsWith('.tmp'))).toEqual([]);
  });
});
