import { join, resolve } from 'node:path';
import { createReleaseStore } from './create-store';
import { createFolderStore } from './folder-store';
import type { ReleaseStore } from './release-store';

/**
 * Opens the store at a location: a folder, relative to `root`, or a bucket as `s3://bucket/prefix` with the options
 * `region`, `endpoint` and `path-style=true` as its query. Credentials of a bucket come from the usual AWS places.
 */
export async function openStore(location: string, root = process.cwd()): Promise<ReleaseStore> {
  if (!location.startsWith('s3:')) return createFolderStore(resolve(root, location));
  // A folder's users need not load the client of a bucket.
  const [{ s3Objects }, { parseS3Location }] = await Promise.all([
    import('./s3-objects'),
    import('./s3-location'),
  ]);
  return createReleaseStore(s3Objects(parseS3Location(location)));
}

/** Where a store keeps its own trust list; undefined for a bucket, whose list belongs beside the shells' settings. */
export function ownTrustFile(location: string, root = process.cwd()): string | undefined {
  return location.startsWith('s3:') ? undefined : join(resolve(root, location), 'trust.json');
}
