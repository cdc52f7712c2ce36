import { integrityOf } from '@kaadu/federation/integrity';
import { fill, scratchFolder, signed, smallRelease, testKey } from '../../fixtures/releases';
import { createReleaseStore } from './create-store';
import { folderObjects } from './folder-objects';

const folder = scratchFolder();
const by = { by: 'ana', note: '' };
const { release, read } = smallRelease();
const commit = 'a'.repeat(40);
const later = 'b'.repeat(40);
const of = (gitSha: string | null) => signed({ ...release, gitSha });
const store = () => createReleaseStore(folderObjects(folder()));

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
