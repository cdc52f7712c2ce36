import { rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '@kaadu/federation/integrity';
import { fill, scratchFolder, signed, smallRelease, testKey } from '../../fixtures/releases';
import { ReleaseError } from '../errors';
import { newSigningKey } from '../trust/keys';
import { createReleaseStore } from './create-store';
import { folderObjects } from './folder/folder-objects';
import type { ObjectStore } from './objects';

const folder = scratchFolder();
const by = { by: 'ana', note: '' };
const { release, files, read } = smallRelease();
const commit = 'a'.repeat(40);
const later = 'b'.repeat(40);
const of = (gitSha: string | null) => signed({ ...release, gitSha });
const store = (objects: Partial<ObjectStore> = {}) =>
  createReleaseStore({ ...folderObjects(folder()), ...objects });
const entryKey = 'releases/header/1.0.0/web/entry.js';
const publicationKey = 'releases/header/1.0.0/publication.json';
const entryOf = async () => Buffer.from(await store().readFile('header', '1.0.0', 'web/entry.js'));

describe('publishing the same bytes again with the same key', () => {
  test.each([
    ['a later commit', commit, later, 'already-there', commit],
    [
      'a clean commit, in place of files that differed from theirs',
      `${commit}+dirty`,
      later,
      'signed-again',
      later,
    ],
    ['files that differ from their commit', commit, `${later}+dirty`, 'already-there', commit],
    [
      'other files that differ from their commit',
      `${commit}+dirty`,
      `${later}+dirty`,
      'already-there',
      `${commit}+dirty`,
    ],
    ['no commit', `${commit}+dirty`, null, 'already-there', `${commit}+dirty`],
  ] as const)('from %s', async (_case, first, second, result, kept) => {
    await store().add(of(first), read, by);
    expect(await store().add(of(second), read, by)).toBe(result);
    expect(await store().readRelease('header', '1.0.0')).toEqual(of(kept));
    expect(await store().publications('header')).toMatchObject([{ gitSha: kept }]);
  });

  test('restores a signature that was damaged', async () => {
    const good = of(commit);
    await store().add({ ...good, signature: { key: testKey.id, value: `${'A'.repeat(86)}==` } }, read, by);
    expect(await store().add(good, read, by)).toBe('signed-again');
    expect(await store().readRelease('header', '1.0.0')).toEqual(good);
  });

  test('while another process signs it is a conflict', async () => {
    await fill(store(), {});
    const objects = folderObjects(folder());
    // It has been replaced since it was read.
    const slow = createReleaseStore({ ...objects, replace: async () => false });
    await expect(
      slow.add({ ...of(commit), signature: { key: 'another', value: of(commit).signature.value } }, read, by),
    ).rejects.toMatchObject({
      code: 'conflict',
      message: 'Another process signed header@1.0.0 at the same time. Repeat the command.',
    });
  });
});

test('while another process adds and removes it is a conflict', async () => {
  const objects = folderObjects(folder());
  // It exists when it is created, and no longer when it is read.
  const create: ObjectStore['create'] = async (key, bytes) =>
    !key.endsWith('release.json') && objects.create(key, bytes);
  const raced = createReleaseStore({ ...objects, create });
  await expect(raced.add(signed(release), read, by)).rejects.toMatchObject({
    code: 'conflict',
    message: 'Another process added and removed header@1.0.0 at the same time. Repeat the command.',
  });
});

test('keeps the manifest and declarations that the version was published with', async () => {
  const text = Buffer.from('declarations');
  const described = {
    ...release,
    files: { ...release.files, 'web/@mf-types.zip': { integrity: integrityOf(text), bytes: text.length } },
  };
  await store().add(signed(release), read, by);
  const readBoth = async (path: string) => (path === 'web/@mf-types.zip' ? text : read(path));
  expect(await store().add(signed(described), readBoth, by)).toBe('already-there');
  expect(await store().readRelease('header', '1.0.0')).toEqual(signed(release));
  await expect(store().readFile('header', '1.0.0', 'web/@mf-types.zip')).rejects.toThrow();
});

test('is refused with other code', async () => {
  await store().add(signed(release), read, by);
  const [path = ''] = Object.keys(release.files);
  const other = {
    ...release,
    files: { ...release.files, [path]: { integrity: integrityOf(Buffer.from('x')), bytes: 1 } },
  };
  await expect(store().add(signed(other), read, by)).rejects.toMatchObject({ code: 'conflict' });
});

describe('publishing the same bytes again, in a damaged store,', () => {
  test('repairs a file that cannot be read at all', async () => {
    await fill(store(), {});
    await rm(join(folder(), entryKey));
    await symlink(dirname(folder()), join(folder(), entryKey));
    expect(await store().add(signed(release), read, by)).toBe('already-there');
    expect(await entryOf()).toEqual(files['web/entry.js']);
  });

  test.each([
    ['is unavailable', new ReleaseError('unavailable', 'no response')],
    ['fails', Object.assign(new Error('unexpected'), { code: 'unreadable' })],
  ])('replaces no file when the storage %s', async (_case, error) => {
    await fill(store(), {});
    const objects = folderObjects(folder());
    const replace = jest.fn(objects.replace);
    const failing = store({
      read: async (key) => (key === entryKey ? Promise.reject(error) : objects.read(key)),
      replace,
    });
    await expect(failing.add(signed(release), read, by)).rejects.toBe(error);
    expect(replace).not.toHaveBeenCalled();
  });

  test('writes nothing when nothing is damaged', async () => {
    await fill(store(), {});
    const [create, replace] = [jest.fn(), jest.fn()];
    expect(await store({ create, replace }).add(signed(release), read, by)).toBe('already-there');
    expect(create).not.toHaveBeenCalled();
    expect(replace).not.toHaveBeenCalled();
  });

  test('with another key repairs files too', async () => {
    await fill(store(), {});
    await writeFile(join(folder(), entryKey), 'evil');
    expect(await store().add(signed(release, newSigningKey()), read, by)).toBe('signed-again');
    expect(await entryOf()).toEqual(files['web/entry.js']);
  });

  test('signs a version that was stored without a signature', async () => {
    await fill(store(), {});
    await writeFile(join(folder(), 'releases/header/1.0.0/release.json'), JSON.stringify(release));
    expect(await store().add(signed(release), read, by)).toBe('signed-again');
    expect(await store().readRelease('header', '1.0.0')).toEqual(signed(release));
  });
});

describe('publishing a clean commit in place of changed files', () => {
  beforeEach(() => store().add(of(`${commit}+dirty`), read, by));

  test('succeeds although the publication file is missing, and does not invent one', async () => {
    await rm(join(folder(), publicationKey));
    expect(await store().add(of(commit), read, by)).toBe('signed-again');
    expect(await store().readRelease('header', '1.0.0')).toEqual(of(commit));
    expect(await folderObjects(folder()).read(publicationKey)).toBeUndefined();
  });

  test('names a publication file that is damaged', async () => {
    await writeFile(join(folder(), publicationKey), '{');
    await expect(store().add(of(commit), read, by)).rejects.toMatchObject({
      code: 'unreadable',
      message: 'publication of header@1.0.0 in the store is unreadable: not valid JSON',
    });
  });
});

test('the slower of two simultaneous publications of the same bytes finds them already there', async () => {
  const objects = folderObjects(folder());
  const slow = store({
    async create(key, bytes) {
      if (key.endsWith('/release.json')) await fill(store(), {});
      return objects.create(key, bytes);
    },
  });
  expect(await slow.add(signed(release), read, by)).toBe('already-there');
});

test('a file whose size differs from release.json is refused even if its hash fits', async () => {
  const entry = release.files['web/entry.js'];
  const described = {
    ...release,
    files: { ...release.files, 'web/entry.js': { integrity: entry?.integrity ?? '', bytes: 1 } },
  };
  await expect(store().add(signed(described), read, by)).rejects.toMatchObject({
    code: 'refused',
    message: 'web/entry.js of header@1.0.0 has changed since the build. Run `release build` again.',
  });
});
