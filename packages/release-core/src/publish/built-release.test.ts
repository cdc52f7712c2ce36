import { mkdir, open, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder, smallRelease, writeBuilt } from '../../fixtures/releases';
import { readBuilt } from './built-release';

const folder = scratchFolder();
const entry = () => join(folder(), 'web/entry.js');
const releaseJson = () => join(folder(), 'release.json');
const { release } = smallRelease();

beforeEach(() => writeBuilt(smallRelease(), folder()));

describe('a build', () => {
  test('is read when every file matches release.json', async () => {
    const built = await readBuilt(folder());
    expect(built.release).toEqual(release);
    await expect(built.read('web/other.js')).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('web/other.js is not a file of this release'),
    });
  });

  test.each<[string, () => Promise<unknown>, RegExp]>([
    ['a truncated file', () => truncate(entry(), 5), /web\/entry\.js has 5 bytes instead of/],
    [
      'a changed byte',
      () => writeFile(entry(), smallRelease({ text: 'header 9.9.9' }).files['web/entry.js'] ?? ''),
      /has changed since the build/,
    ],
    ['two files swapped', swap, /web\/entry\.js has/],
    ['a missing file', () => rm(entry()), /web\/entry\.js is missing/],
    ['a link in place of a file', linkFile, /is a symbolic link or outside/],
    ['a link in place of a folder', linkFolder, /is a symbolic link or outside/],
    [
      'a folder in place of a file',
      () => rm(entry()).then(() => mkdir(entry())),
      /is a symbolic link or outside/,
    ],
    ['a file of a gigabyte', makeHuge, /has 1073741824 bytes/],
    ['a truncated release.json', () => truncate(releaseJson(), 40), /not valid JSON; it may be truncated/],
    ['an empty release.json', () => truncate(releaseJson(), 0), /not valid JSON/],
    ['an extra field', () => writeJson({ ...release, admin: true }), /admin/],
    ['a missing field', () => writeJson({ ...release, contract: undefined }), /contract/],
    ['a path outside the build', () => writeJson(withFile('web/../../passwd')), /malformed/],
    ['an absolute path', () => writeJson(withFile('/etc/passwd')), /malformed/],
    [
      'a release.json of a gigabyte',
      () => truncate(releaseJson(), 1024 ** 3),
      /too large \(1073741824 bytes\)/,
    ],
  ])('with %s is refused with a fix', async (_case, damage, reason) => {
    await damage();
    const reading = readBuilt(folder());
    await expect(reading).rejects.toMatchObject({ code: 'refused', message: expect.stringMatching(reason) });
    await expect(reading).rejects.toThrow('Run `release build` again');
  });

  test('that does not exist is reported with the command that creates it', async () => {
    await expect(readBuilt(join(folder(), 'nowhere'))).rejects.toThrow('Run `release build` first');
  });
});

function writeJson(value: unknown): Promise<void> {
  return writeFile(releaseJson(), JSON.stringify(value));
}

function withFile(path: string) {
  return { ...release, files: { ...release.files, [path]: release.files['web/entry.js'] } };
}

async function swap(): Promise<void> {
  await rename(entry(), `${entry()}.x`);
  await rename(join(folder(), 'server/entry.cjs'), entry());
  await rename(`${entry()}.x`, join(folder(), 'server/entry.cjs'));
}

async function linkFile(): Promise<void> {
  await rename(entry(), join(folder(), 'elsewhere.js'));
  await symlink(join(folder(), 'elsewhere.js'), entry());
}

async function linkFolder(): Promise<void> {
  await rename(join(folder(), 'web'), join(folder(), 'elsewhere'));
  await symlink(join(folder(), 'elsewhere'), join(folder(), 'web'));
}

async function makeHuge(): Promise<void> {
  const handle = await open(entry(), 'w');
  await handle.truncate(1024 ** 3);
  await handle.close();
}
