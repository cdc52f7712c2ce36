import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderStore, removeDevelopmentChannel } from '@kaadu/release-core';
import { scratchFolder, smallRelease, writeBuilt } from '../../../packages/release-core/fixtures/releases';
import {
  describeDifferences,
  differencesOf,
  isUnused,
  releaseFirst,
  serveSources,
  type ReleasePlaces,
} from './choose-releases';
import type { SourceBuild } from './source-builds';

const folder = scratchFolder();
const remotes = ['header', 'footer'] as const;
type Remote = (typeof remotes)[number];

async function site(): Promise<ReleasePlaces> {
  const root = folder();
  const parts = { contract: 'contract', shell: 'shell', surface: 'surface.ts' };
  const releases = { ...parts, remotes: Object.fromEntries(remotes.map((remote) => [remote, remote])) };
  await writeFile(join(root, 'package.json'), JSON.stringify({ releases }));
  const dataDir = join(root, '.data');
  return { root, dataDir, store: join(dataDir, 'store'), channel: 'production' };
}

/**
 * Creates a build of a remote.
 * @param text content that distinguishes builds
 */
async function build(remote: Remote, text: string): Promise<SourceBuild> {
  const output = join(folder(), remote, 'dist');
  const version = `1.0.0-${text}`;
  await mkdir(output, { recursive: true });
  await writeBuilt(smallRelease({ name: remote, version, text }), output);
  return { remote, version, folder: output };
}

/** Creates a site on which both remotes were released once. */
async function releasedSite(): Promise<ReleasePlaces> {
  const places = await site();
  await releaseFirst(places, [await build('header', 'a'), await build('footer', 'a')]);
  return places;
}

const channel = ({ store }: ReleasePlaces, name = 'production') => createFolderStore(store).readChannel(name);

describe('the first releases of a machine', () => {
  test('go live together in one step', async () => {
    const places = await site();
    expect(await isUnused(places)).toBe(true);
    await releaseFirst(places, [await build('header', 'a'), await build('footer', 'a')]);
    expect(await channel(places)).toMatchObject({
      revision: 1,
      remotes: { header: { stable: '1.0.0-a' }, footer: { stable: '1.0.0-a' } },
    });
    expect(await isUnused(places)).toBe(false);
  });

  test('never change a channel in use', async () => {
    const places = await releasedSite();
    const again = releaseFirst(places, [await build('header', 'b')]);
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
    expect(await channel(places)).toMatchObject({ revision: 1, remotes: { header: { stable: '1.0.0-a' } } });
  });
});

describe('changed sources', () => {
  test('are reported with the released and the built version', async () => {
    const places = await releasedSite();
    const builds = new Map([
      ['header', await build('header', 'b')],
      ['footer', await build('footer', 'a')],
    ]);
    const differences = await differencesOf(places, builds);
    expect(differences).toEqual([{ remote: 'header', released: '1.0.0-a', source: '1.0.0-b' }]);
    expect(describeDifferences(differences)[1]).toContain(
      'header: released is 1.0.0-a, your sources give 1.0.0-b',
    );
  });

  test('are reported when they do not compile or were never released', async () => {
    const places = await releasedSite();
    const builds = new Map<string, SourceBuild | undefined>([
      ['header', undefined],
      ['places', { ...(await build('footer', 'b')), remote: 'places' }],
    ]);
    const lines = describeDifferences(await differencesOf(places, builds));
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringContaining('header: released is 1.0.0-a, your sources cannot be built'),
        expect.stringContaining('places: not released yet, your sources give 1.0.0-b'),
      ]),
    );
  });

  test('are not reported when there are none', () => {
    expect(describeDifferences([])).toEqual([]);
  });

  test('are served on a separate channel, without changing the released versions', async () => {
    const places = await releasedSite();
    const served = await serveSources(places, [await build('header', 'b'), await build('footer', 'a')]);
    expect((await channel(places, served)).remotes).toEqual({
      header: { stable: '1.0.0-dev-b' },
      footer: { stable: '1.0.0-a' },
    });
    expect(await channel(places)).toMatchObject({ revision: 1, remotes: { header: { stable: '1.0.0-a' } } });
  });

  test('are served again by the next session, and removed at its end', async () => {
    const places = await releasedSite();
    const footer = await build('footer', 'a');
    await serveSources(places, [await build('header', 'b'), footer]);
    const served = await serveSources(places, [await build('header', 'c'), footer]);
    expect((await channel(places, served)).remotes['header']).toEqual({ stable: '1.0.0-dev-c' });
    await removeDevelopmentChannel(places.store);
    const store = createFolderStore(places.store);
    expect(await store.channels()).toEqual(['production']);
    expect(await store.versions('header')).toEqual(['1.0.0-a']);
  });
});
