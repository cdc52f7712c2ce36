import type { ReleaseTrust } from '@kaadu/federation/release';
import { ReleaseError } from '../errors';
import { idOf, type ReleaseStore } from '../store/release-store';

/**
 * Checks that a version has passed the gate. Its signature is the record: a stored version has one only if it was published
 * through the gate, or reviewed and signed with `release sign`.
 * @param trust the site's trust list, which must accept the signature as in shells; without one, any signature counts
 * @throws ReleaseError `not-found` when it is not published, `refused` when it is not signed with a trusted key
 */
export async function assertAdmitted(
  store: Pick<ReleaseStore, 'readRelease'>,
  remote: string,
  version: string,
  trust?: ReleaseTrust,
): Promise<void> {
  const release = await store.readRelease(remote, version);
  if (release.signature) return trust?.verify(release);
  throw new ReleaseError(
    'refused',
    `${idOf(release)} is not signed, so it has not passed the gate and no shell serves it. Publish it: \`release publish ${remote}\`.`,
  );
}

/** Whether a version is still in the store and has passed the gate. @param trust as in `assertAdmitted` */
export async function isAdmitted(
  store: Pick<ReleaseStore, 'readRelease'>,
  remote: string,
  version: string,
  trust?: ReleaseTrust,
): Promise<boolean> {
  try {
    await assertAdmitted(store, remote, version, trust);
    return true;
  } catch (error) {
    if (error instanceof ReleaseError && (error.code === 'not-found' || error.code === 'refused'))
      return false;
    throw error;
  }
}
