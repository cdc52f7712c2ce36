import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderStore, type ReleaseStore } from '@kaadu/release-core';
import { siteChannel, storeDir } from '../../environment';

/** The store that the site under test serves from. */
export const store = createFolderStore(storeDir);

/** Returns the versions that the site under test serves, by remote. */
export async function siteVersions(): Promise<Record<string, string>> {
  const { remotes } = await store.readChannel(siteChannel);
  return Object.fromEntries(Object.entries(remotes).map(([name, { stable }]) => [name, stable]));
}

/** Returns the URLs of the style sheets of the given exposes, as pages must link them. */
export async function stylesOf(exposes: readonly (readonly [remote: string, expose: string])[]) {
  const versions = await siteVersions();
  const lists = exposes.map(async ([remote, expose]) => {
    const version = versions[remote] ?? '';
    const release = await store.readRelease(remote, version);
    return (release.exposes[expose]?.styles ?? []).map((path) => `/releases/${remote}/${version}/${path}`);
  });
  return [...new Set((await Promise.all(lists)).flat())];
}

/** A store that belongs to one test. */
export interface CopiedStore {
  readonly store: ReleaseStore;
  readonly storeDir: string;
  readonly channel: string;
}

/** Copies releases of the site to a new store and promotes them there. */
export async function copyStore(
  folder: string,
  channel: string,
  versions: Readonly<Record<string, string>>,
): Promise<ReleaseStore> {
  for (const [remote, version] of Object.entries(versions)) {
    const path = join('releases', remote, version);
    await cp(join(storeDir, path), join(folder, path), { recursive: true });
  }
  await cp(join(storeDir, 'trust.json'), join(folder, 'trust.json'));
  const copy = createFolderStore(folder);
  const remotes = Object.fromEntries(
    Object.entries(versions).map(([remote, stable]) => [remote, { stable }]),
  );
  await copy.moveChannel(channel, 0, { remotes, by: 'e2e', reason: 'start of a test' });
  return copy;
}
