import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fill, scratchFolder, signed, smallRelease, testKey } from '../../fixtures/releases';
import { emptyChannel, type Channel } from '../channels/channel';
import { ReleaseError } from '../errors';
import { newSigningKey } from '../trust/keys';
import { createTrust } from '../trust/trust';
import { createFolderStore } from './folder/folder-store';
import { withLocalCopy, type LocalCopyOptions } from './local-copy';
import type { ReleaseStore } from './release-store';

const folder = scratchFolder();
const move = { remotes: { header: { stable: '1.0.0' } }, by: 'test', reason: 'test' };
const pathOf = (file: string) => join(folder(), 'copy', file);
const channelCopy = 'channels/production.json';
const releaseCopy = 'releases/header/1.0.0/release.json';
const unavailable = () => Promise.reject(new ReleaseError('unavailable', 'no response'));
const storeNow = () => createFolderStore(join(folder(), 'store'));
const emptied = () => createFolderStore(join(folder(), 'not-mounted'));

beforeEach(async () => {
  await fill(storeNow(), { version: '1.0.0' });
  await storeNow().moveChannel('production', 0, move);
  await mkdir(pathOf('channels'), { recursive: true });
});

function copyOf(store: ReleaseStore, options: Partial<LocalCopyOptions> = {}) {
  const onDown = jest.fn();
  const onCopyError = jest.fn();
  const copied = withLocalCopy(store, {
    folder: join(folder(), 'copy'),
    onDown,
    onUp: () => undefined,
    onCopyError,
    ...options,
  });
  return { copied, onDown, onCopyError };
}

const writeCopy = (change: Partial<Channel>) =>
  writeFile(pathOf(channelCopy), JSON.stringify({ ...emptyChannel, ...change }));

describe('the reason for reading from the copy', () => {
  const empty = expect.objectContaining({
    code: 'unavailable',
    message:
      'The release store is empty, although channel "production" was read from it before. It may be a folder that is not mounted.',
  });

  test('is that the store is empty, for a new process', async () => {
    await writeCopy({ revision: 1, reason: 'copied' });
    const { copied, onDown } = copyOf(emptied());
    expect(await copied.readChannel('production')).toMatchObject({ reason: 'copied' });
    expect(onDown).toHaveBeenCalledWith(empty);
    expect(copied.channelFault('production')).toBeUndefined();
  });

  test('is that the store is empty, for a process that has read from it', async () => {
    let store = storeNow();
    const { copied, onDown } = copyOf({ ...store, readChannel: (name) => store.readChannel(name) });
    await copied.readChannel('production');
    await copied.flush();
    store = emptied();
    expect(await copied.readChannel('production')).toMatchObject({ revision: 1 });
    expect(onDown).toHaveBeenCalledWith(empty);
  });

  test('is that the store went back', async () => {
    await writeCopy({ revision: 2 });
    const { copied, onDown } = copyOf(storeNow());
    expect(await copied.readChannel('production')).toMatchObject({ revision: 2 });
    const message = `Channel "production" went back to revision 1: this machine has served revision 2. If the store was restored from a backup on purpose, remove ${pathOf('channels')}.`;
    expect(onDown).toHaveBeenCalledWith(expect.objectContaining({ code: 'unreadable', message }));
    expect(copied.channelFault('production')).toBe(message);
  });
});

describe('the copy of a channel', () => {
  test('at the same revision as the store, or an older one, is no fault', async () => {
    for (const revision of [1, 0]) {
      await writeCopy({ revision, reason: 'copied' });
      const { copied, onDown } = copyOf(storeNow());
      expect(await copied.readChannel('production')).toMatchObject({ revision: 1, reason: 'test' });
      expect(onDown).not.toHaveBeenCalled();
      expect(copied.channelFault('production')).toBeUndefined();
    }
  });

  test('proves nothing about the store when it is damaged', async () => {
    for (const damage of ['<html>', JSON.stringify({ ...emptyChannel, revision: 9, hash: 'f'.repeat(64) })]) {
      await writeFile(pathOf(channelCopy), damage);
      const { copied, onDown } = copyOf(storeNow());
      expect(await copied.readChannel('production')).toMatchObject({ revision: 1, reason: 'test' });
      expect(onDown).not.toHaveBeenCalled();
    }
  });

  test('is compared with the store at the first read only', async () => {
    const { copied, onDown } = copyOf(storeNow());
    await copied.readChannel('production');
    await copied.flush();
    await writeCopy({ revision: 9 });
    expect(await copied.readChannel('production')).toMatchObject({ revision: 1 });
    expect(onDown).not.toHaveBeenCalled();
  });

  test('names what is damaged when the store is down', async () => {
    await writeFile(pathOf(channelCopy), '{');
    const { copied } = copyOf({ ...storeNow(), readChannel: unavailable });
    await expect(copied.readChannel('production')).rejects.toMatchObject({
      code: 'unreadable',
      message: 'the copy of channel production on this machine is unreadable: not valid JSON',
    });
  });

  test('has to be signed, at revision 0 too, where the channel is', async () => {
    const { id, publicKey } = newSigningKey();
    const platform = { id, publicKey, owner: 'platform', remotes: [], channels: ['production'] };
    const trust = createTrust({ keys: [platform] });
    for (const revision of [0, 1]) {
      await writeCopy({ revision, remotes: { header: { stable: '6.6.6' } } });
      const { copied } = copyOf({ ...storeNow(), readChannel: unavailable }, { trust });
      await expect(copied.readChannel('production')).rejects.toMatchObject({
        code: 'unreadable',
        message: expect.stringMatching(/^The copy of channel "production" is not accepted: it is not signed/),
      });
    }
  });
});

describe('the copy of a version', () => {
  test('names what is damaged when the store is down', async () => {
    await mkdir(pathOf('releases/header/1.0.0'), { recursive: true });
    await writeFile(pathOf(releaseCopy), '{');
    const { copied } = copyOf({ ...storeNow(), readRelease: unavailable });
    await expect(copied.readRelease('header', '1.0.0')).rejects.toMatchObject({
      code: 'unreadable',
      message: 'the copy of header@1.0.0 on this machine is unreadable: not valid JSON',
    });
  });

  test('gets its new signature when the version is signed again', async () => {
    const { copied } = copyOf(storeNow());
    const { release, read } = smallRelease();
    for (const key of [testKey, newSigningKey()]) {
      await storeNow().add(signed(release, key), read, { by: 'test', note: '' });
      await copied.readRelease('header', '1.0.0');
      await copied.flush();
      expect(JSON.parse(await readFile(pathOf(releaseCopy), 'utf8'))).toEqual(signed(release, key));
    }
  });

  test('may be without a signature, for which the store is not at fault', async () => {
    const { release } = smallRelease();
    const { copied, onDown, onCopyError } = copyOf({ ...storeNow(), readRelease: async () => release });
    expect(await copied.readRelease('header', '1.0.0')).toEqual(release);
    await copied.flush();
    expect(onDown).not.toHaveBeenCalled();
    expect(onCopyError).not.toHaveBeenCalled();
  });
});
