import { join } from 'node:path';
import { ReleaseError } from '../store/errors';
import { ownTrustFile } from '../store/open-store';
import { developmentKey, readKey } from './key-files';
import type { SigningKey } from './keys';

/** Where a site's trust and keys are. */
export interface TrustPlaces {
  readonly root: string;
  readonly dataFolder: string;
  /** Location of the release store. */
  readonly store: string;
  /** A trust list outside the store, as production has it. */
  readonly trustFile?: string | undefined;
  readonly keyFile?: string | undefined;
}

/** The trust list of a site. @throws ReleaseError `refused` when a bucket comes without one */
export function trustFileOf({ store, root, trustFile }: TrustPlaces): string {
  const file = trustFile ?? ownTrustFile(store, root);
  if (file) return file;
  throw new ReleaseError(
    'refused',
    'A bucket does not vouch for itself: set RELEASE_TRUST to your trust list.',
  );
}

/** Folder of the private keys that this machine made. */
export function keyFolderOf({ dataFolder }: TrustPlaces): string {
  return join(dataFolder, 'keys');
}

/**
 * The key to sign with: the given one, or, on a machine that keeps its own trust list, a development key.
 * @throws ReleaseError `refused` when production's trust list is in force and no key was given
 */
export async function signingKeyOf(places: TrustPlaces, remotes: readonly string[]): Promise<SigningKey> {
  if (places.keyFile) return readKey(places.keyFile);
  if (places.trustFile || !ownTrustFile(places.store, places.root)) {
    throw new ReleaseError(
      'refused',
      "Set RELEASE_KEY to your team's key: this site has a trust list of its own.",
    );
  }
  return developmentKey({ folder: keyFolderOf(places), trustFile: trustFileOf(places), remotes });
}
