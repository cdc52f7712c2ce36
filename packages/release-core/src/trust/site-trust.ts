import { join } from 'node:path';
import { ReleaseError } from '../errors';
import { ownTrustFile } from '../store/open-store';
import { developmentKey, readKey } from './key-files';
import type { SigningKey } from './keys';

/** Locations of a site's trust list and keys. */
export interface TrustPlaces {
  readonly root: string;
  readonly dataFolder: string;
  /** Location of the release store. */
  readonly store: string;
  /** Trust list outside the store, as in production. */
  readonly trustFile?: string | undefined;
  readonly keyFile?: string | undefined;
}

/** Returns the site's trust list. @throws ReleaseError `refused` when the store is a bucket and no list was given */
export function trustFileOf({ store, root, trustFile }: TrustPlaces): string {
  const file = trustFile ?? ownTrustFile(store, root);
  if (file) return file;
  throw new ReleaseError('refused', 'A bucket has no trust list of its own: set RELEASE_TRUST to yours.');
}

/** Returns the folder of the private keys that were generated on this machine. */
export function keyFolderOf({ dataFolder }: TrustPlaces): string {
  return join(dataFolder, 'keys');
}

/**
 * Returns the signing key: the given one, or a development key where the store keeps its own trust list.
 * @throws ReleaseError `refused` when no key was given and the trust list is outside the store
 */
export async function signingKeyOf(places: TrustPlaces, remotes: readonly string[]): Promise<SigningKey> {
  if (places.keyFile) return readKey(places.keyFile);
  if (places.trustFile || !ownTrustFile(places.store, places.root)) {
    throw new ReleaseError(
      'refused',
      "Set RELEASE_KEY to your team's key: this site does not accept development keys.",
    );
  }
  return developmentKey({ folder: keyFolderOf(places), trustFile: trustFileOf(places), remotes });
}
