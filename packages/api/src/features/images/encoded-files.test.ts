import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createEncodedFiles } from './encoded-files';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaadu-encoded-'));
});
afterEach(() => rm(folder, { recursive: true }));

const onError = jest.fn();
const filesOf = (maxBytes: number) => createEncodedFiles({ folder, maxBytes, onError });
const variant = { preset: 'card', density: 1, format: 'webp', quality: 80 } as const;
const pathOf = (storePath: string) => filesOf(1).pathOf({ ...variant, storePath, hash: '0123456789abcdef' });
const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Writes a file that was last used the given number of minutes ago. */
async function place(path: string, minutes: number): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'x'.repeat(10));
  const usedAt = Date.now() / 1_000 - minutes * 60;
  await utimes(path, usedAt, usedAt);
  return path;
}

test('encoded files above the maximum are deleted, the least recently used first', async () => {
  const [old, recent, older] = [pathOf('places/1'), pathOf('places/2'), pathOf('uploads/3')];
  await Promise.all([place(old, 20), place(recent, 1), place(older, 30)]);
  const files = filesOf(25);
  await files.trim();
  expect(await Promise.all([old, recent, older].map(exists))).toEqual([true, true, false]);
  expect(files.size).toEqual({ files: 2, bytes: 20 });
});

test('write above the maximum trims the folder, including files of other processes', async () => {
  const files = filesOf(25);
  await files.trim();
  const other = await place(pathOf('places/1'), 5);
  for (const name of ['places/2', 'places/3', 'places/4']) await files.write(pathOf(name), Buffer.alloc(10));
  await files.whenIdle();
  expect([await exists(other), files.size]).toEqual([false, { files: 2, bytes: 20 }]);
  expect(onError).not.toHaveBeenCalled();
});

test('trim deletes incomplete files of crashes, but not of writes in progress', async () => {
  const partOf = (id: number) => `${pathOf('places/1')}.9f1f1d5e-0000-4000-8000-00000000000${id}`;
  const [left, underWay] = [partOf(1), partOf(2)];
  await Promise.all([place(left, 61), place(underWay, 1)]);
  await filesOf(25).trim();
  expect(await Promise.all([left, underWay].map(exists))).toEqual([false, true]);
});

test('trim ignores files that are not encoded images', async () => {
  const paths = ['originals/places/1', 'card@1x/notes.txt', 'places/1-0123456789abcdef-q80.webp'];
  const foreign = await Promise.all(paths.map((path) => place(join(folder, path), 100)));
  const files = filesOf(1);
  await files.trim();
  expect(await Promise.all(foreign.map(exists))).toEqual([true, true, true]);
  expect(files.size).toEqual({ files: 0, bytes: 0 });
});

test('lookups are counted as hits and misses', async () => {
  const files = filesOf(25);
  const path = pathOf('places/1');
  expect(await files.read(path)).toBeUndefined();
  await files.write(path, Buffer.from('image'));
  expect(await files.read(path)).toEqual(Buffer.from('image'));
  expect(files.lookups).toEqual({ hit: 1, miss: 1 });
});

test('new folder is empty', async () => {
  await rm(folder, { recursive: true });
  const files = filesOf(25);
  await files.trim();
  await mkdir(folder);
  expect(files.size).toEqual({ files: 0, bytes: 0 });
});
