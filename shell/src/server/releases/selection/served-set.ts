import type { VerifiedRelease } from '@kaadu/federation/server';
import type { ReleaseSet } from '../../../rendering/release-set';

/** A release set that the server can render with and serve the files of. */
export type ServedSet = ReleaseSet<VerifiedRelease>;
