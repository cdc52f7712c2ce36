import { createFolderStore } from '@kaadu/releases';
import { siteChannel, storeDir } from '../environment';

/** The store that the site under test serves from. */
export const store = createFolderStore(storeDir);

/** What the site under test serves: remote → version. */
export async function siteVersions(): Promise<Record<string, string>> {
  const { remotes } = await store.readChannel(siteChannel);
  return Object.fromEntries(Object.entries(remotes).map(([name, { stable }]) => [name, stable]));
}

/** Style sheets of some exposes of the site's releases, as pages must link them. */
export async function stylesOf(exposes: readonly (readonly [remote: string, expose: string])[]) {
  const versions = await siteVersions();
  const lists = exposes.map(async ([remote, expose]) => {
    const version = versions[remote] ?? '';
    const release = await store.readRelease(remote, version);
    return (release.exposes[expose]?.styles ?? []).map((path) => `/releases/${remote}/${version}/${path}`);
  });
  return [...new Set((await Promise.all(lists)).flat())];
}
