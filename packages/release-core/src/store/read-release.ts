import { Release } from '@kaadu/federation/release';
import { ReleaseError } from '../errors';
import { parseJson } from './json';
import type { ObjectStore } from './objects';
import { PublicationFile, type Publication } from './publication';
import { fileKey, publicationKey, publishedEntries, releaseKey, remotePrefix } from './release-layout';

/** Returns a stored release with the tag of its `release.json`, or undefined. */
export async function findRelease(objects: ObjectStore, name: string, version: string) {
  const object = await objects.read(releaseKey(name, version));
  if (!object) return undefined;
  return { release: parseJson(Release, object.bytes, `${name}@${version} in the store`), tag: object.tag };
}

/** @throws ReleaseError `not-found` or `unreadable` */
export async function readRelease(objects: ObjectStore, name: string, version: string): Promise<Release> {
  const stored = await findRelease(objects, name, version);
  if (stored) return stored.release;
  throw new ReleaseError(
    'not-found',
    `The store has no ${name}@${version}. Run \`release versions ${name}\` to list what is available.`,
  );
}

/** @throws ReleaseError `not-found` */
export async function readReleaseFile(
  objects: ObjectStore,
  name: string,
  version: string,
  path: string,
): Promise<Uint8Array> {
  const object = await objects.read(fileKey({ name, version }, path));
  if (object) return object.bytes;
  throw new ReleaseError('not-found', `${path} of ${name}@${version} is missing from the store.`);
}

/** Returns the published versions of a remote, newest first. */
export async function readPublications(objects: ObjectStore, remote: string): Promise<Publication[]> {
  const entries = publishedEntries(await objects.list(remotePrefix(remote)));
  const publications = entries.map(async ({ version, modifiedAt }): Promise<Publication> => {
    const file = await objects.read(publicationKey(remote, version));
    if (!file) return { version, by: '', note: '', at: new Date(modifiedAt).toISOString() };
    return {
      version,
      ...parseJson(PublicationFile, file.bytes, `publication of ${remote}@${version} in the store`),
    };
  });
  return (await Promise.all(publications)).sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
