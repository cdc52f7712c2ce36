import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fill, scratchFolder } from '../../fixtures/releases';
import { ReleaseError } from '../errors';
import { createFolderStore } from './folder/folder-store';
import { withLocalCopy } from './local-copy';
import type { ReleaseStore } from './release-store';

const folder = scratchFolder();
const move = { remotes: { header: { stable: '1.0.0' } }, by: 'test', reason: 'test' };
const never = () => new Promise<never>(() => undefined);
const unavailable = () => Promise.reject(new ReleaseError('unavailable', 'no response'));

async function filled(): Promise<ReleaseStore> {
  const store = createFolderStore(join(folder(), 'store'));
  await fill(store, { version: '1.0.0' });
  await store.moveChannel('production', 0, move);
  return store;
}

function copyOf(
  store: ReleaseStore,
  options: { readonly timeoutMs?: number; readonly folder?: string } = {},
) {
  const events: string[] = [];
  const copied = withLocalCopy(store, {
    folder: join(folder(), 'copy'),
    onDown: () => events.push('down'),
    onUp: () => events.push('up'),
    onCopyError: () => events.push('not copied'),
    ...options,
  });
  return { copied, events };
}

/** Reads everything once and waits for the copy. */
async function copyAll(store: ReleaseStore) {
  const { copied } = copyOf(store);
  const read = await readAll(copied);
  await copied.flush();
  return read;
}

async function readAll(store: ReleaseStore) {
  const channel = await store.readChannel('production');
  const release = await store.readRelease('header', '1.0.0');
  return { channel, release, bytes: Buffer.from(await store.readFile('header', '1.0.0', 'web/entry.js')) };
}

describe('a store with a local copy', () => {
  test.each([
    ['does not respond', unavailable],
    ['hangs', never],
    ['responds with HTML', () => Promise.reject(new SyntaxError('Unexpected token <'))],
  ])('lets a new process read from the copy while the store %s', async (_case, fault) => {
    const store = await filled();
    const before = await copyAll(store);
    const down = { ...store, readChannel: fault, readRelease: fault, readFile: fault };
    const { copied, events } = copyOf(down, { timeoutMs: 20 });
    expect(await readAll(copied)).toEqual(before);
    expect(events).toEqual(['down']);
  });

  test('reads from the copy when the store looks empty because it is not mounted', async () => {
    const store = await filled();
    await copyAll(store);
    const empty = createFolderStore(join(folder(), 'not-mounted'));
    expect(await readAll(copyOf(empty).copied)).toMatchObject({ channel: { revision: 1 } });
  });

  test('does not follow a store that went back while this machine was off', async () => {
    const store = await filled();
    await store.moveChannel('production', 1, { ...move, reason: 'second' });
    await copyAll(store);
    const older = createFolderStore(join(folder(), 'older'));
    await older.moveChannel('production', 0, { ...move, reason: 'old' });
    const { copied, events } = copyOf(older);
    expect(await copied.readChannel('production')).toMatchObject({ revision: 2 });
    expect(events).toEqual(['down']);
    expect(copied.channelFault('production')).toMatch(/went back to revision 1.*remove .*channels/);
  });

  test('rejects a changed copy of the channel', async () => {
    const store = await filled();
    await copyAll(store);
    const file = join(folder(), 'copy/channels/production.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('"1.0.0"', '"6.6.6"'));
    const { copied } = copyOf({ ...store, readChannel: unavailable });
    await expect(copied.readChannel('production')).rejects.toMatchObject({
      code: 'unreadable',
      message: 'The copy of channel "production" is not accepted: its content does not match its hash.',
    });
  });

  test('reports an outage of the store and its end once each', async () => {
    const store = await filled();
    let responds = true;
    const { copied, events } = copyOf({
      ...store,
      readChannel: (name) => (responds ? store.readChannel(name) : unavailable()),
    });
    await copied.readChannel('production');
    await copied.flush();
    responds = false;
    await copied.readChannel('production');
    await copied.readChannel('production');
    responds = true;
    await copied.readChannel('production');
    expect(events).toEqual(['down', 'up']);
  });

  test('reports objects that were never read as unavailable, and missing ones as not found', async () => {
    const store = await filled();
    const { copied } = copyOf({ ...store, readRelease: unavailable });
    await expect(copied.readRelease('header', '1.0.0')).rejects.toMatchObject({
      code: 'unavailable',
      message: 'no response',
    });
    await expect(copyOf(store).copied.readRelease('header', '9.9.9')).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('continues to read when the copy cannot be written', async () => {
    const store = await filled();
    const { copied, events } = copyOf(store, {
      folder: join(folder(), 'store', 'channels', 'production.json'),
    });
    expect(await copied.readChannel('production')).toMatchObject({ revision: 1 });
    await copied.flush();
    expect(events).toEqual(['not copied']);
  });

  test('holds the five most recently read versions of a remote', async () => {
    const store = createFolderStore(join(folder(), 'store'));
    const versions = Array.from({ length: 8 }, (_, index) => `1.0.${index}`);
    await fill(store, ...versions.map((version) => ({ version })));
    const { copied } = copyOf(store);
    for (const version of versions) {
      await copied.readRelease('header', version);
      await copied.readFile('header', version, 'web/entry.js');
    }
    await copied.flush();
    const kept = createFolderStore(join(folder(), 'copy'));
    expect((await kept.versions('header')).sort()).toEqual(versions.slice(3));
  });

  test('names the time after which a store without a copy is given up', async () => {
    const { copied } = copyOf({ ...(await filled()), readChannel: never }, { timeoutMs: 20 });
    await expect(copied.readChannel('production')).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The release store did not respond within 20 ms.',
    });
  });

  test('refuses a copy of a channel that was changed', async () => {
    const store = await filled();
    await copyAll(store);
    const file = join(folder(), 'copy', 'channels', 'production.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('1.0.0', '6.6.6'));
    const { copied } = copyOf({ ...store, readChannel: unavailable });
    await expect(copied.readChannel('production')).rejects.toMatchObject({
      code: 'unreadable',
      message: 'The copy of channel "production" is not accepted: its content does not match its hash.',
    });
  });

  test('copies a channel that has never been written as soon as it is', async () => {
    const store = createFolderStore(join(folder(), 'store'));
    const { copied } = copyOf(store);
    expect(await copied.readChannel('production')).toMatchObject({ revision: 0 });
    await copied.flush();
    const copy = createFolderStore(join(folder(), 'copy'));
    expect(await copy.channels()).toEqual([]);
    await store.moveChannel('production', 0, move);
    expect(await copied.readChannel('production')).toMatchObject({ revision: 1 });
    await copied.flush();
    expect(await copy.channels()).toEqual(['production']);
  });
});
