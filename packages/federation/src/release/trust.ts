import type { Release } from './schema';

/** Decides whether a release is accepted. Called before any of its files is read or evaluated. */
export interface ReleaseTrust {
  /** Throws with reason and fix unless the release was signed with a key that is trusted for its remote. */
  verify(release: Release): void;
}
