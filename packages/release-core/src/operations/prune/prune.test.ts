import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { fill, scratchFolder, signed, smallRelease } from '../../../fixtures/releases';
import { tampering } from '../../../fixtures/tampering';
import { startCanary } from '../../moves/canary';
import { promote } from '../../moves/promote';
import { rollback } from '../../moves/rollback';
import { createFolderStore } from '../../store/folder/folder-store';
import { planPrune } from './plan-prune';
import { prune } from './prune';

const folder = scratchFolder();
const window = { revisions: 3, newest: 1, graceMs: 0 };
const later = () => ({ now: Date.now() + 86_400_000 });
const options = { channel: 'production', by: 'ana', reason: 'test' };
const versions = ['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0', '6.0.0', '7.0.0'];

async function setUp() {
  const store = createFolderStore(folder());
  for (const version of versions) await fill(store, { version });
  return store;
}

describe('pruning', () => {
  test('keeps live versions, canaries, the history window and the newest versions, and removes the rest', async () => {
    const store = await setUp();
    for (const version of ['2.0.0', '3.0.0', '4.0.0']) await promote(store, 'header', version, options);
    await startCanary(store, 'header', { version: '5.0.0', percent: 5 }, options);
    await promote(store, 'header', '1.0.0', { ...options, channel: 'staging' });
    const [pruned] = await prune(store, window, later());
    expect(pruned?.removed.toSorted()).toEqual(['2.0.0', '6.0.0']);
    expect((await store.versions('header')).toSorted()).toEqual([
      '1.0.0',
      '3.0.0',
      '4.0.0',
      '5.0.0',
      '7.0.0',
    ]);
    await rollback(store, 'header', options);
  });

  test('nothing is removed where the history was changed, because earlier versions are unknown', async () => {
    const store = await setUp();
    for (const version of ['2.0.0', '3.0.0', '4.0.0']) await promote(store, 'header', version, options);
    await tampering(folder).edit('channels/production/history/2.json', { by: 'eve' });
    await expect(prune(store, window, later())).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringMatching(/^Nothing was removed\. Revision 2 /),
    });
    expect(await store.versions('header')).toHaveLength(7);
  });

  test('work in progress does not count among the newest releases', async () => {
    const store = await setUp();
    await fill(store, { version: '8.0.0-dev-665482ec43' });
    const [pruned] = await prune(store, window, later());
    expect(pruned?.removed).toContain('8.0.0-dev-665482ec43');
    expect(await store.versions('header')).toEqual(['7.0.0']);
  });

  test('a dry run reports the same and removes nothing', async () => {
    const store = await setUp();
    const [pruned] = await prune(store, window, { ...later(), dryRun: true });
    expect(pruned?.removed).toHaveLength(6);
    expect(await store.versions('header')).toHaveLength(7);
  });

  test('a version that is promoted while the plan is made is kept', async () => {
    const store = await setUp();
    const publications = store.publications;
    const racing = {
      ...store,
      async publications(remote: string) {
        const published = await publications(remote);
        await promote(store, 'header', '1.0.0', options);
        return published;
      },
    };
    await promote(store, 'header', '7.0.0', options);
    await prune(racing, window, later());
    expect(await store.versions('header')).toContain('1.0.0');
  });

  test('nothing is removed when a channel cannot be read', async () => {
    const store = await setUp();
    await promote(store, 'header', '1.0.0', options);
    const broken = { ...store, history: () => Promise.reject(new Error('disk on fire')) };
    await expect(prune(broken, window, later())).rejects.toThrow('disk on fire');
    expect(await store.versions('header')).toHaveLength(7);
  });

  test('leftovers of an abandoned publication are removed after a day, those of one in progress are not', async () => {
    const store = await setUp();
    await promote(store, 'header', '1.0.0', options);
    const { release, read } = smallRelease({ version: '8.0.0' });
    const stops = async (path: string) =>
      path.startsWith('server') ? Promise.reject(new Error('gone')) : read(path);
    await expect(store.add(signed(release), stops, { by: 'test', note: '' })).rejects.toThrow('gone');
    const temporaryFile = join(folder(), 'releases/header/8.0.0/web/x.js.1234.tmp');
    await writeFile(temporaryFile, 'half');
    await prune(store, window);
    expect(await store.incompletePublications()).toHaveLength(1);
    const [pruned] = await prune(store, window, { now: Date.now() + 2 * 86_400_000 });
    expect(pruned?.unfinished).toEqual(['8.0.0']);
    expect(await store.incompletePublications()).toEqual([]);
    expect(await readdir(join(folder(), 'releases/header'))).not.toContain('8.0.0');
  });

  test("a version dated in the future by a publisher's clock is kept", async () => {
    const store = await setUp();
    await expect(prune(store, window, { now: Date.now() - 3_600_000 })).resolves.toMatchObject([
      { removed: [] },
    ]);
  });

  test('a version that is needed is never planned for removal', () => {
    const publication = fc.record({
      version: fc.constantFrom(...versions),
      at: fc
        .date({ noInvalidDate: true, min: new Date(0), max: new Date(2e12) })
        .map((date) => date.toISOString()),
      by: fc.constant(''),
      note: fc.constant(''),
    });
    fc.assert(
      fc.property(
        fc.array(publication),
        fc.subarray(versions),
        fc.nat(5),
        fc.nat(1e9),
        (published, needed, newest, graceMs) => {
          const removed = planPrune(published, new Set(needed), { revisions: 1, newest, graceMs }, 2e12);
          expect(removed.filter((version) => needed.includes(version))).toEqual([]);
          expect(published.length - removed.length).toBeGreaterThanOrEqual(
            Math.min(newest, published.length),
          );
        },
      ),
    );
  });
});
