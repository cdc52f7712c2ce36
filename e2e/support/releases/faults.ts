import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promote } from '@kaadu/release-core';
import { buildReplacement } from './build-fixture';
import { publishFixture } from './publish-fixture';
import { store as siteStore, type CopiedStore } from './releases';
import type { Shell } from '../processes/shell';

type Place = CopiedStore & Pick<Shell, 'versions'>;

/** A way to break a release. */
export interface Fault {
  readonly name: string;
  /** Whether a previous version is available as a fallback. */
  readonly hasPrevious: boolean;
  /**
   * Breaks a remote in a store.
   * @returns the version that is live afterwards, and a function that repairs it
   */
  readonly apply: (place: Place, remote: string) => Promise<{ version: string; repair: () => Promise<void> }>;
}

/** Breaks the live version of a remote by changing its folder. */
function damage(
  name: string,
  change: (folder: string, place: Place, remote: string, version: string) => Promise<() => Promise<void>>,
): Fault {
  return {
    name,
    hasPrevious: false,
    async apply(place, remote) {
      const version = place.versions[remote] ?? '';
      const folder = join(place.storeDir, 'releases', remote, version);
      return { version, repair: await change(folder, place, remote, version) };
    },
  };
}

/** Replaces the content of a file. @returns a function that restores it */
async function replaceContent(file: string, change: (bytes: Buffer) => Buffer): Promise<() => Promise<void>> {
  const bytes = await readFile(file);
  await writeFile(file, change(Buffer.from(bytes)));
  return () => writeFile(file, bytes);
}

/** Flips one bit in the middle of a file, which keeps its length. */
function changeOneByte(bytes: Buffer): Buffer {
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  return bytes;
}

/**
 * Promotes a version built from a file of `fixtures/remotes`.
 * @param hasPrevious whether the good version stays in the store
 */
function badVersion(name: string, source: string, hasPrevious: boolean): Fault {
  return {
    name,
    hasPrevious,
    async apply(place, remote) {
      const { store, channel, versions } = place;
      const original = await siteStore.readRelease(remote, versions[remote] ?? '');
      const bad = await buildReplacement(original, source);
      await publishFixture(place, bad);
      const move = (version: string, reason: string) =>
        promote(store, remote, version, { channel, by: 'e2e', reason });
      await move(bad.release.version, 'a bad version');
      const folder = join(place.storeDir, 'releases', remote, original.version);
      if (!hasPrevious) await rename(folder, `${folder}.away`);
      return {
        version: bad.release.version,
        repair: async () => {
          if (!hasPrevious) await rename(`${folder}.away`, folder);
          await move(original.version, 'the good version');
        },
      };
    },
  };
}

export const faults: readonly Fault[] = [
  damage('is missing', async (folder) => {
    await rename(folder, `${folder}.away`);
    return () => rename(`${folder}.away`, folder);
  }),
  damage('has an unreadable release.json', (folder) =>
    replaceContent(join(folder, 'release.json'), () => Buffer.from('{"half')),
  ),
  damage('has a changed byte in its server entry', async (folder, { store }, remote, version) => {
    const { server } = await store.readRelease(remote, version);
    return replaceContent(join(folder, server?.entry ?? ''), changeOneByte);
  }),
  damage('has a changed byte in a web chunk', async (folder, { store }, remote, version) => {
    const [exposed] = Object.values((await store.readRelease(remote, version)).exposes);
    return replaceContent(join(folder, exposed?.scripts[0] ?? ''), changeOneByte);
  }),
  damage('lacks a style sheet', async (folder, { store }, remote, version) => {
    const [exposed] = Object.values((await store.readRelease(remote, version)).exposes);
    const sheet = join(folder, exposed?.styles[0] ?? '');
    const bytes = await readFile(sheet);
    await rm(sheet);
    return () => writeFile(sheet, bytes);
  }),
  badVersion('throws when it is loaded', 'throws-at-load', true),
  badVersion('throws when it renders', 'throws-at-render', true),
  badVersion('throws when it renders and has no earlier version', 'throws-at-render', false),
];

/**
 * A header or footer that passes its smoke test and throws in real pages, with and without a previous
 * version.
 */
export const throwsInPagesWithPrevious = badVersion('throws in pages only', 'throws-in-pages', true);
export const throwsInPagesWithoutPrevious = badVersion('throws in pages only', 'throws-in-pages', false);
