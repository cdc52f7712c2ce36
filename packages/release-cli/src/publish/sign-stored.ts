import { hasIntegrity } from '@kaadu/federation/integrity';
import type { Release, ReleaseTrust } from '@kaadu/federation/release';
import {
  type AddResult,
  type ReadFile,
  ReleaseError,
  type ReleaseStore,
  type SigningKey,
  signRelease,
} from '@kaadu/release-core';

/**
 * Signs a stored version with another key, so that needed versions stay valid after a key was replaced. Every file is
 * verified first; the operator decides whether the code can be trusted.
 */
export async function signStored(
  store: ReleaseStore,
  remote: string,
  version: string,
  { key, trust, by }: { readonly key: SigningKey; readonly trust: ReleaseTrust; readonly by: string },
): Promise<AddResult> {
  const release = signRelease(await store.readRelease(remote, version), key);
  trust.verify(release);
  const read = (path: string) => store.readFile(remote, version, path);
  await assertUnchanged(release, read);
  return store.add(release, read, { by, note: 'signed again' });
}

async function assertUnchanged({ name, version, files }: Release, read: ReadFile): Promise<void> {
  for (const [path, { integrity }] of Object.entries(files)) {
    if (hasIntegrity(await read(path), integrity)) continue;
    throw new ReleaseError(
      'refused',
      `${path} of ${name}@${version} is not the file that was published; the version was not signed. Publish a new version from a clean build.`,
    );
  }
}
