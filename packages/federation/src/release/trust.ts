import type { Release } from './schema';

/** Decides whether a release may be let in; called before any byte of it is read or evaluated. */
export interface ReleaseTrust {
  /** Throws, naming the reason and the fix, unless a key that is trusted for this remote signed the release. */
  verify(release: Release): void;
}
