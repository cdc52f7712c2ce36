import {
  createTrust,
  publish,
  type PublishResult,
  readTrustList,
  type ReleaseStore,
  signingKeyOf,
  trustFileOf,
} from '@kaadu/release-core';
import { readProject } from '@kaadu/release-core/project';

export interface BuiltFolder {
  /** Output folder of a build, with its `release.json`. */
  readonly folder: string;
  readonly channel: string;
  readonly by: string;
  readonly note: string;
  /** Version to publish in place of the build's own. */
  readonly version?: string;
}

/** Publishes a build, signed with this machine's development key. */
export async function publishBuilt(
  releases: ReleaseStore,
  site: { readonly root: string; readonly dataDir: string; readonly store: string },
  { folder, ...origin }: BuiltFolder,
): Promise<PublishResult> {
  const places = { root: site.root, dataFolder: site.dataDir, store: site.store };
  const { remotes } = await readProject(site.root);
  const key = await signingKeyOf(places, Object.keys(remotes));
  const trust = createTrust(await readTrustList(trustFileOf(places)));
  return publish(releases, folder, { ...origin, key, trust });
}
