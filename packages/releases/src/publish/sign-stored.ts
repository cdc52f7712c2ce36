import { hasIntegrity } from '@kaadu/federation/integrity';
import type { Release, ReleaseTrust } from '@kaadu/federation/release';
import { ReleaseError } from '../store/errors';
import type { Added, ReadFile, ReleaseStore } from '../store/release-store';
import { signRelease, type SigningKey } from '../trust/keys';

/**
 * Signs a version that is in the store with another key: after a key was replaced, so that versions which are still
 * wanted stay good. Every file is read and checked first; whether the code deserves it is for a person to say.
 */
export async function signStored(
  store: ReleaseStore,
  remote: string,
  version: string,
  { key, trust, by }: { readonly key: SigningKey; readonly trust: ReleaseTrust; readonly by: string },
): Promise<Added> {
  const release = signRelease(await store.readRelease(remote, version), key);
  trust.verify(release);
  const read = (path: string) => store.readFile(remote, version, path);
  await refuseChanged(release, read);
  return store.add(release, read, { by, note: 'signed again' });
}

async function refuseChanged({ name, version, files }: Release, read: ReadFile): Promise<void> {
  for (const [path, { integrity }] of Object.entries(files)) {
    if (hasIntegrity(await read(path), integrity)) continue;
    throw new ReleaseError(
      'refused',
      `${path} of ${name}@${version} is not what was published; the version is not signed. Publish a new one from a clean build.`,
    );
  }
}
