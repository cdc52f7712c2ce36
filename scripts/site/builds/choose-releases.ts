import { developmentVersion } from '@kaadu/federation/release';
import { createFolderStore, developmentChannel, openDevelopmentChannel, promote } from '@kaadu/release-core';
import { publishBuilt } from './publish-built';
import type { SourceBuild } from './source-builds';

/** Locations and keys of releases on this machine. */
export interface ReleasePlaces {
  readonly root: string;
  readonly dataDir: string;
  readonly store: string;
  /** Channel of the site. */
  readonly channel: string;
}

/** A remote whose sources give another version than the released one. */
export interface Difference {
  readonly remote: string;
  /** Undefined when the remote was never released. */
  readonly released: string | undefined;
  /** Version of the sources; undefined when they cannot be built. */
  readonly source: string | undefined;
}

/** Whether a channel has never served a version, as on a new machine. */
export async function isUnused({
  store,
  channel,
}: Pick<ReleasePlaces, 'store' | 'channel'>): Promise<boolean> {
  return (await createFolderStore(store).readChannel(channel)).revision === 0;
}

/**
 * Creates the first releases of a machine: publishes the builds and makes the channel serve them, in one
 * step.
 * @throws ReleaseError `conflict` when the channel has served a version before
 */
export async function releaseFirst(places: ReleasePlaces, builds: readonly SourceBuild[]): Promise<void> {
  const { store, channel } = places;
  const releases = createFolderStore(store);
  const origin = { channel, by: 'start', note: 'built from source' };
  for (const { folder } of builds) await publishBuilt(releases, places, { folder, ...origin });
  const remotes = Object.fromEntries(builds.map(({ remote, version }) => [remote, { stable: version }]));
  await releases.moveChannel(channel, 0, { remotes, by: origin.by, reason: 'first start on this machine' });
}

/**
 * Returns the remotes whose sources differ from the channel's versions.
 * @param builds undefined for remotes that cannot be built
 */
export async function differencesOf(
  { store, channel }: Pick<ReleasePlaces, 'store' | 'channel'>,
  builds: ReadonlyMap<string, SourceBuild | undefined>,
): Promise<Difference[]> {
  const { remotes } = await createFolderStore(store).readChannel(channel);
  return [...builds].flatMap(([remote, build]) => {
    const released = remotes[remote]?.stable;
    const isSame = build !== undefined && build.version === released;
    return isSame ? [] : [{ remote, released, source: build?.version }];
  });
}

/**
 * Makes the channel for work in progress serve these builds, together with the versions of the site's
 * channel.
 * @returns its name
 */
export async function serveSources(places: ReleasePlaces, builds: readonly SourceBuild[]): Promise<string> {
  const releases = await openDevelopmentChannel(places.store, places.channel);
  const { remotes } = await releases.readChannel(places.channel);
  for (const { remote, version: built, folder } of builds) {
    if (remotes[remote]?.stable === built) continue;
    const version = developmentVersion(built);
    const origin = { channel: developmentChannel, by: 'start', note: 'built from source' };
    await publishBuilt(releases, places, { folder, version, ...origin });
    await promote(releases, remote, version, { ...origin, reason: origin.note });
  }
  return developmentChannel;
}

/** Describes changed sources in the terminal at the start of the site. */
export function describeDifferences(differences: readonly Difference[]): string[] {
  if (differences.length === 0) return [];
  const lines = differences.map(({ remote, released, source }) => {
    const own = source
      ? `your sources give ${source}`
      : 'your sources cannot be built: `npm run dev` says why';
    return `    ${remote}: ${released ? `released is ${released}` : 'not released yet'}, ${own}`;
  });
  return [
    'The site serves the released versions. These sources differ from them:',
    ...lines,
    '  `npm start -- --sources` serves the sources; docs/teams.md describes how to release them.',
  ];
}
