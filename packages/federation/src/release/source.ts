import type { Release } from './schema';

/** Where releases come from: a folder, a bucket, a build that has just finished. */
export interface ReleaseSource {
  /** Rejects when there is no such release or its `release.json` is malformed. */
  readRelease(name: string, version: string): Promise<Release>;
  /** The bytes of one file that the release names; not verified yet. */
  readFile(name: string, version: string, path: string): Promise<Uint8Array>;
}
