import { fill, scratchFolder } from '../../fixtures/releases';
import { createReleaseStore } from './create-store';
import { folderObjects } from './folder/folder-objects';
import { createFolderStore } from './folder/folder-store';
import type { ObjectEntry, ObjectStore } from './objects';
import { releaseEntries } from './release-layout';

const folder = scratchFolder();

/** Returns storage in a folder that lists some objects, and records which are removed. */
function storageOf(change: Partial<ObjectStore>) {
  const removed: (readonly string[])[] = [];
  const objects: ObjectStore = {
    ...folderObjects(folder()),
    remove: async (keys) => void removed.push(keys),
    ...change,
  };
  return { store: createReleaseStore(objects), removed };
}

const entriesOf = (...keys: string[]): ObjectEntry[] =>
  keys.map((key, index) => ({ key, modifiedAt: index + 1 }));

test('temporary files are removed if they are older than the instant', async () => {
  const { store, removed } = storageOf({ temporaryFiles: async () => entriesOf('a.tmp', 'b.tmp', 'c.tmp') });
  await store.removeTemporaryFiles(2);
  expect(removed).toEqual([['a.tmp']]);
});

test('a version is removed together with all its files, release.json first', async () => {
  const keys = ['releases/header/1.0.0/web/entry.js', 'releases/header/1.0.0/release.json'];
  const { store, removed } = storageOf({ list: async () => entriesOf(...keys) });
  await store.removeVersion('header', '1.0.0');
  expect(removed).toEqual([['releases/header/1.0.0/release.json'], keys]);
});

test('remotes are those with a complete version, in order', async () => {
  const { store } = storageOf({
    list: async () =>
      entriesOf(
        'releases/header/1.0.0/release.json',
        'releases/header/2.0.0/release.json',
        'releases/auth/1.0.0/web/entry.js',
        'releases/footer/1.0.0/release.json',
        'releases/content/latest/release.json',
      ),
  });
  expect(await store.remotes()).toEqual(['footer', 'header']);
});

test('an incomplete publication has the time of its last write', async () => {
  const { store } = storageOf({
    list: async () => [
      { key: 'releases/header/1.0.0/web/a.js', modifiedAt: 5 },
      { key: 'releases/header/1.0.0/web/b.js', modifiedAt: 9 },
      { key: 'releases/header/1.0.0/web/c.js', modifiedAt: 7 },
      { key: 'releases/footer/1.0.0/web/a.js', modifiedAt: 1 },
      { key: 'releases/footer/1.0.0/release.json', modifiedAt: 2 },
      { key: 'releases/footer/1.0.1/web/a.js', modifiedAt: 3 },
    ],
  });
  expect(await store.incompletePublications()).toEqual([
    { remote: 'header', version: '1.0.0', writtenAt: 9 },
    { remote: 'footer', version: '1.0.1', writtenAt: 3 },
  ]);
});

test('a listing leaves out what is not a file of a version', () => {
  const listed = entriesOf(
    'releases/header/1.0.0/web/chunks/a.js',
    'old/releases/header/1.0.0/release.json',
    'releases/header/latest/release.json',
    'releases/header/1.0.0/',
    'releases/header/1.0.0',
    'releases//1.0.0/release.json',
    'releases/notes.txt',
  );
  expect(releaseEntries(listed)).toEqual([
    { remote: 'header', version: '1.0.0', file: 'web/chunks/a.js', modifiedAt: 1 },
  ]);
});

describe('publications', () => {
  const publicationKey = (version: string) => `releases/header/${version}/publication.json`;
  const publication = (at: string) => Buffer.from(JSON.stringify({ by: 'ana', note: 'n', at }));

  test('are listed newest first, by the time of publication', async () => {
    const store = createFolderStore(folder());
    await fill(store, { version: '1.0.0' }, { version: '3.0.0' }, { version: '2.0.0' });
    const objects = folderObjects(folder());
    await objects.replace(publicationKey('1.0.0'), publication('2026-03-02T00:00:00Z'));
    await objects.replace(publicationKey('2.0.0'), publication('2026-03-03T00:00:00Z'));
    await objects.replace(publicationKey('3.0.0'), publication('2026-03-01T00:00:00Z'));
    expect(await store.publications('header')).toEqual([
      { version: '2.0.0', by: 'ana', note: 'n', at: '2026-03-03T00:00:00Z' },
      { version: '1.0.0', by: 'ana', note: 'n', at: '2026-03-02T00:00:00Z' },
      { version: '3.0.0', by: 'ana', note: 'n', at: '2026-03-01T00:00:00Z' },
    ]);
  });

  test('without a file have the time of release.json, and no publisher', async () => {
    const store = createFolderStore(folder());
    await fill(store, {});
    const objects = folderObjects(folder());
    await objects.remove([publicationKey('1.0.0')]);
    const modifiedAt = Date.UTC(2026, 2, 1);
    const undated = createReleaseStore({
      ...objects,
      list: async (prefix) => (await objects.list(prefix)).map(({ key }) => ({ key, modifiedAt })),
    });
    expect(await undated.publications('header')).toEqual([
      { version: '1.0.0', by: '', note: '', at: '2026-03-01T00:00:00.000Z' },
    ]);
  });

  test('that are damaged are named', async () => {
    const store = createFolderStore(folder());
    await fill(store, {});
    await folderObjects(folder()).replace(publicationKey('1.0.0'), Buffer.from('{'));
    await expect(store.publications('header')).rejects.toMatchObject({
      code: 'unreadable',
      message: 'publication of header@1.0.0 in the store is unreadable: not valid JSON',
      cause: expect.any(SyntaxError),
    });
  });
});

test.each([
  ['remote name', (name: string) => createFolderStore(folder()).versions(name)],
  ['version', (name: string) => createFolderStore(folder()).readRelease('header', name)],
  ['channel name', (name: string) => createFolderStore(folder()).readChannel(name)],
])('a %s that could be a path is refused, and shortened in the message', async (what, use) => {
  const call = async () => use(`../${'x'.repeat(100)}`);
  await expect(call()).rejects.toMatchObject({
    code: 'refused',
    message: expect.stringMatching(new RegExp(`^"\\.\\./x{77}" is not a valid ${what}: it must .*\\.$`)),
  });
});
