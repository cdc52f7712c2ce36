import { join, resolve } from 'node:path';
import type { ChannelSecurity } from '../channels/channel-chain';
import { ReleaseError, systemCode } from '../errors';
import { createReleaseStore } from './create-store';
import { folderObjects } from './folder/folder-objects';
import type { ObjectStore } from './objects';
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
  return createReleaseStore(await openObjects(location, root), security);
}

/** Opens the storage below a release store, to copy it as a whole. @param location as of `openStore` */
export async function openObjects(location: string, root = process.cwd()): Promise<ObjectStore> {
  if (!location.startsWith('s3:')) return folderObjects(resolve(root, location));
  const [{ s3Objects }, { parseS3Location }] = await loadBuckets();
  return s3Objects(parseS3Location(location));
}

/** Loads the S3 client, a large package that only sites with a bucket install. */
async function loadBuckets() {
  try {
    return await Promise.all([import('./s3/s3-objects'), import('./s3/s3-location')]);
  } catch (cause) {
    // Bundles report MODULE_NOT_FOUND, Node's modules ERR_MODULE_NOT_FOUND.
    if (!systemCode(cause)?.endsWith('MODULE_NOT_FOUND')) throw cause;
    const install = 'A store in a bucket needs the S3 client. Run `npm install @aws-sdk/client-s3`.';
    throw new ReleaseError('refused', install, { cause });
  }
}

/** Returns the trust list of a folder store; undefined for a bucket, whose list belongs to the shells' settings. */
export function ownTrustFile(location: string, root = process.cwd()): string | undefined {
  return location.startsWith('s3:') ? undefined : join(resolve(root, location), 'trust.json');
}
