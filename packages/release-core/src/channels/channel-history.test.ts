import { eventually } from '../../../federation/fixtures/eventually';
import { scratchFolder } from '../../fixtures/releases';
import { channelFile, entryFile, storeWithHistory, tampering } from '../../fixtures/tampering';
import { seal } from '../moves/seal';
import { historyOf, statusOf } from './status';
import type { Channel } from './channel';
import { createReleaseStore } from '../store/create-store';
import { folderObjects } from '../store/folder/folder-objects';
import { createFolderStore } from '../store/folder/folder-store';

const folder = scratchFolder();
const files = tampering(folder);
const evil = { remotes: { header: { stable: '6.6.6' } } };
const options = { channel: 'production', by: 'ops', reason: 'checked' };
const fresh = () => createFolderStore(folder());
const live = async (store = fresh()) => (await store.readChannel('production')).remotes['header']?.stable;

describe('an unchanged history', () => {
  test('chains each entry to the hash of the one before, without a fault', async () => {
    const store = await storeWithHistory(folder(), 3);
    const entries = await store.history('production');
    expect(entries.map(({ previous }) => previous)).toEqual([
      entries[1]?.hash,
      entries[2]?.hash,
      '0'.repeat(64),
    ]);
    expect(await fresh().checkHistory('production')).toBeUndefined();
    expect(store.channelFault('production')).toBeUndefined();
  });
});

describe('a channel file that was changed under the same revision', () => {
  test('is rejected by running and by new processes, and sealing rewrites it', async () => {
    const running = await storeWithHistory(folder(), 3);
    for (const change of [files.edit, files.forge]) {
      await change(channelFile, evil);
      for (const store of [running, fresh()]) {
        expect(await live(store)).toBe('3.0.0');
        expect(store.channelFault('production')).toMatch(/production\.json was changed.*release seal/);
      }
    }
    await seal(running, options);
    expect(await files.read(channelFile)).toMatchObject({
      revision: 4,
      remotes: { header: { stable: '3.0.0' } },
    });
    await running.readChannel('production');
    expect(running.channelFault('production')).toBeUndefined();
  });

  test.each([
    ['to the largest safe integer', { revision: Number.MAX_SAFE_INTEGER }],
    ['to one that the history does not have', { revision: 999 }],
    ['to nothing', { revision: 0 }],
  ])('with its revision set %s breaks no command', async (_case, change) => {
    await storeWithHistory(folder(), 3);
    await files.edit(channelFile, change);
    const store = fresh();
    expect(await statusOf(store, 'production', [])).toMatchObject({
      revision: 3,
      fault: expect.stringContaining('release seal'),
    });
    expect(await historyOf(store, 'production', 'header')).toHaveLength(3);
    expect(await seal(fresh(), options)).toMatchObject({ revision: 4 });
    expect(await fresh().checkHistory('production')).toBeUndefined();
  });

  test('is rewritten when it is missing or not valid JSON', async () => {
    await storeWithHistory(folder(), 3);
    for (const damage of [() => files.remove(channelFile), () => files.write(channelFile, '<html>')]) {
      await damage();
      expect(await live()).toBe('3.0.0');
      await seal(fresh(), options);
      expect(await fresh().checkHistory('production')).toBeUndefined();
    }
  });
});

describe('a history entry that was changed', () => {
  test.each([
    ['edited', () => files.edit(entryFile(2), evil), 'its content does not match its hash'],
    [
      'edited and given a fitting hash',
      () => files.forge(entryFile(2), evil),
      'revision 3 was written after another one',
    ],
    [
      'replaced by another entry',
      async () => files.write(entryFile(2), await files.read(entryFile(1))),
      'it says that it is revision 1',
    ],
    ['swapped with the one before', () => files.swap(entryFile(1), entryFile(2)), 'that it is revision'],
    ['stripped of its hash', () => files.edit(entryFile(2), { ...evil, hash: undefined }), 'it has no hash'],
    ['removed', () => files.remove(entryFile(2)), 'it is missing'],
    ['truncated', () => files.write(entryFile(2), '{"revision": 2,'), 'not valid JSON'],
    [
      'given a revision that is too large',
      () => files.edit(entryFile(2), { revision: 2 ** 53 - 1 }),
      'must be at most 1000000000',
    ],
  ])(
    'in the middle, %s, is named; live versions stay, and no rollback returns to it',
    async (_case, change, reason) => {
      const running = await storeWithHistory(folder(), 4);
      await change();
      for (const store of [running, fresh()]) {
        const fault = await store.checkHistory('production');
        expect(fault).toMatch(/^Revision [12] of channel "production" was changed after it was written: /);
        expect(fault).toContain(reason);
        expect(await live(store)).toBe('4.0.0');
        expect((await store.history('production')).map(({ revision }) => revision)).toEqual([4, 3]);
      }
    },
  );

  test.each([
    ['edited', () => files.edit(entryFile(3), evil), /^Revision 3 .*does not match its hash/],
    ['removed', () => files.remove(entryFile(3)), /^Revision 3 .*it is missing/],
    [
      'edited and given a fitting hash',
      () => files.forge(entryFile(3), evil),
      /^Revision 3 .*not the state that was verified/,
    ],
  ])('as the newest one, %s, is rejected while the copy can be verified', async (_case, change, fault) => {
    const running = await storeWithHistory(folder(), 3);
    await change();
    expect(await live(running)).toBe('3.0.0');
    expect(await running.checkHistory('production')).toMatch(fault);
  });

  test('as the newest one, edited, is rejected by a new process too', async () => {
    await storeWithHistory(folder(), 3);
    await files.edit(entryFile(3), evil);
    const store = fresh();
    expect(await live(store)).toBe('3.0.0');
    expect(store.channelFault('production')).toMatch(/^Revision 3 .*does not match its hash/);
  });

  test('together with the copy, edited, makes a new process report that no state can be verified', async () => {
    const running = await storeWithHistory(folder(), 3);
    for (const file of [channelFile, entryFile(3)]) await files.edit(file, evil);
    await expect(live()).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringMatching(/Revision 3 .*backup/),
    });
    expect(await live(running)).toBe('3.0.0');
  });

  test('as a future entry, written in advance, does not go live and is named at the next write', async () => {
    const running = await storeWithHistory(folder(), 3);
    await files.write(entryFile(4), { ...(await files.read(entryFile(3))), revision: 4, ...evil });
    for (const store of [running, fresh()]) {
      expect(await live(store)).toBe('3.0.0');
      await expect(seal(store, options)).rejects.toMatchObject({
        code: 'unreadable',
        message: expect.stringMatching(/Revision 4/),
      });
    }
  });

  test('copied from another channel, but fitting otherwise, is rejected', async () => {
    const running = await storeWithHistory(folder(), 1);
    await running.moveChannel('staging', 0, { ...evil, by: 'eve', reason: 'test' });
    const entry = await files.read('channels/staging/history/1.json');
    expect(await running.checkHistory('staging')).toBeUndefined();
    await files.write(entryFile(1), entry);
    expect(await running.checkHistory('production')).toMatch(/^Revision 1 .*does not match its hash/);
    expect(await live(running)).toBe('1.0.0');
    await files.write(channelFile, entry);
    await expect(live()).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringMatching(/^Revision 1 .*does not match its hash/),
    });
  });
});

test('a running process does not follow a channel that went back', async () => {
  const running = await storeWithHistory(folder(), 3);
  for (const revision of [2, 3]) await files.remove(entryFile(revision));
  await files.write(channelFile, await files.read(entryFile(1)));
  expect(await live(running)).toBe('3.0.0');
  expect(running.channelFault('production')).toMatch(/went back/);
});

test('a running process ignores a slower read that began before the newest move', async () => {
  await storeWithHistory(folder(), 3);
  const objects = folderObjects(folder());
  let begin = () => undefined as void;
  const held = new Promise<void>((resolve) => (begin = resolve));
  let isFirst = true;
  const store = createReleaseStore({
    ...objects,
    async read(key) {
      const object = await objects.read(key);
      const isHeld = isFirst && key === entryFile(4);
      if (isHeld) isFirst = false;
      if (isHeld) await held;
      return object;
    },
  });
  const slow = store.readChannel('production');
  await eventually(() => !isFirst);
  await store.moveChannel('production', 3, { ...evil, by: 'ana', reason: 'fourth' });
  begin();
  expect(await slow).toMatchObject({ revision: 3 });
  await files.remove(entryFile(4));
  await files.write(channelFile, await files.read(entryFile(3)));
  expect(await store.readChannel('production')).toMatchObject({ revision: 4 });
  expect(store.channelFault('production')).toMatch(/^Revision 4 .*is gone: the history went back/);
});

describe('a store from before the chain', () => {
  const unchained = async (revisions: number) => {
    await storeWithHistory(folder(), revisions);
    for (let revision = 1; revision <= revisions; revision += 1) {
      const { hash: _hash, previous: _previous, ...entry } = await files.read(entryFile(revision));
      await files.write(entryFile(revision), entry);
      if (revision === revisions) await files.write(channelFile, entry);
    }
  };

  test('is read unchanged, and chained from the next change on, which covers earlier entries', async () => {
    await unchained(3);
    expect(await live()).toBe('3.0.0');
    expect(await fresh().checkHistory('production')).toBeUndefined();
    await seal(fresh(), options);
    expect(await fresh().checkHistory('production')).toBeUndefined();
    expect(await fresh().history('production')).toHaveLength(4);
    await files.edit(entryFile(2), evil);
    expect(await fresh().checkHistory('production')).toMatch(/one before revision 4, was changed/);
  });

  test('rejects entries without a hash once its chain has begun', async () => {
    const running = await storeWithHistory(folder(), 2);
    const { hash: _hash, previous: _previous, ...entry } = await files.read(entryFile(2));
    const next: Channel = { ...entry, ...evil, revision: 3 };
    await files.write(entryFile(3), next);
    await files.write(channelFile, next);
    expect(await live(running)).toBe('2.0.0');
    expect(running.channelFault('production')).toMatch(/^Revision 3 .*it has no hash, unlike the entry/);
    await expect(live()).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringMatching(/^Revision 3 .*it has no hash, unlike the entry before it/),
    });
  });
});
