import { join, resolve } from 'node:path';
import type { ChannelSecurity } from './channel-chain';
import { createReleaseStore } from './create-store';
import { createFolderStore } from './folder-store';
import type { ReleaseStore } from './release-store';

/**
 * Opens the store at a location: a folder, relative to `root`, or a bucket as `s3://bucket/prefix` with the options
 * `region`, `endpoint` and `path-style=true` in its query. Credentials come from the default AWS provider chain.
 */
export async function openStore(
  location: string,
  root = process.cwd(),
  security?: ChannelSecurity,
): Promise<ReleaseStore> {
  if (!location.startsWith('s3:')) return createFolderStore(resolve(root, location), security);
  // The S3 client is large; only those who use a bucket load it.
  const [{ s3Objects }, { parseS3Location }] = await Promise.all([
    import('./s3-objects'),
    import('./s3-location'),
  ]);
  return createReleaseStore(s3Objects(parseS3Location(location)), security);
}

/** The trust list that a folder store keeps; undefined for a bucket, whose list belongs with the shells' settings. */
export function ownTrustFile(location: string, root = process.cwd()): string | undefined {
  return location.startsWith('s3:') ? undefined : join(resolve(root, location), 'trust.json');
}
