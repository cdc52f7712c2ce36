import type { ReleaseTrust } from '@kaadu/federation/release';
import { refuseOverlaps } from '../routes-overlap';
import type { Added, ReleaseStore } from '../store/release-store';
import type { SigningKey } from '../trust/keys';
import { signRelease } from '../trust/keys';
import { readBuilt } from './built-release';

export interface PublishOptions {
  /** The channel beside whose remotes it will have to live. */
  readonly channel: string;
  /** The team's key, which signs it. */
  readonly key: SigningKey;
  /** Must accept the result, or no shell would. */
  readonly trust: ReleaseTrust;
  /** Who publishes, and what for: for people who choose a version later. */
  readonly by: string;
  readonly note?: string;
}

export interface Published {
  readonly remote: string;
  readonly version: string;
  readonly result: Added;
  readonly bytes: number;
}

/**
 * Publishes a built release folder: checks it against its own `release.json` and its routes against those of the
 * other remotes that the channel serves, signs it, then stores it. Nothing is live before it is promoted.
 * @throws ReleaseError `refused` naming the reason and the fix
 */
export async function publish(
  store: ReleaseStore,
  folder: string,
  { channel, key, trust, by, note = '' }: PublishOptions,
): Promise<Published> {
  const built = await readBuilt(folder);
  const release = signRelease(built.release, key);
  trust.verify(release);
  await refuseOverlaps(store, channel, release);
  const result = await store.add(release, built.read, { by, note });
  if (result === 'already-there') trust.verify(await store.readRelease(release.name, release.version));
  const bytes = Object.values(release.files).reduce((sum, file) => sum + file.bytes, 0);
  return { remote: release.name, version: release.version, result, bytes };
}
