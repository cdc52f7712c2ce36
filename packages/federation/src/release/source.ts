import type { Release } from './schema';

/** Where releases are read from: a store, a service or the output of a build. */
export interface ReleaseSource {
  /** Rejects when there is no such release or its `release.json` is malformed. */
  readRelease(name: string, version: string): Promise<Release>;
  /** The bytes of one file of a release, not verified yet. */
  readFile(name: string, version: string, path: string): Promise<Uint8Array>;
}
