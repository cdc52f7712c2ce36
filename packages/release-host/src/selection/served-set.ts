import type { ReleaseSet, VerifiedRelease } from '@kaadu/federation/server';

/** Release set that the server can render with and serve the files of. */
export type ServedSet = ReleaseSet<VerifiedRelease>;
