import type { Release } from './schema';

/** Source of releases: a store, a service or the output of a build. */
export interface ReleaseSource {
  /** Reads `release.json`. @throws Error when there is no such release or it is malformed */
  readRelease(name: string, version: string): Promise<Release>;
  /** Returns the bytes of one file of a release, not verified yet. */
  readFile(name: string, version: string, path: string): Promise<Uint8Array>;
}
