import { Version, type Release } from '@kaadu/federation/release';
import { filePath, remoteName, versionName } from './names';
import type { ObjectEntry } from './objects';

/*
 * Keys of releases in a store: releases/<remote>/<version>/{release.json, publication.json, web/**, server/**}.
 * Every function throws ReleaseError `refused` for a malformed name.
 */

export const releasesPrefix = 'releases/';

export function remotePrefix(remote: string): string {
  return `${releasesPrefix}${remoteName(remote)}/`;
}

export function versionPrefix(remote: string, version: string): string {
  return `${remotePrefix(remote)}${versionName(version)}/`;
}

export function releaseKey(remote: string, version: string): string {
  return `${versionPrefix(remote, version)}release.json`;
}

export function publicationKey(remote: string, version: string): string {
  return `${versionPrefix(remote, version)}publication.json`;
}

export function fileKey({ name, version }: Pick<Release, 'name' | 'version'>, path: string): string {
  return `${versionPrefix(name, version)}${filePath(path)}`;
}

export interface ReleaseEntry {
  readonly remote: string;
  readonly version: string;
  /** Path of the file within its version. */
  readonly file: string;
  /** Time of the last change, in milliseconds since the epoch. */
  readonly modifiedAt: number;
}

/** Returns the listed objects that belong to a version; anything else below `releases/` is omitted. */
export function releaseEntries(entries: readonly ObjectEntry[]): ReleaseEntry[] {
  return entries.flatMap(({ key, modifiedAt }) => {
    const [, remote, version, file] = /^releases\/([^/]+)\/([^/]+)\/(.+)$/.exec(key) ?? [];
    if (!remote || !version || !file || !Version.safeParse(version).success) return [];
    return [{ remote, version, file, modifiedAt }];
  });
}

/** Returns the entries of `release.json` files: one for each complete publication. */
export function publishedEntries(entries: readonly ObjectEntry[]): ReleaseEntry[] {
  return releaseEntries(entries).filter(({ file }) => file === 'release.json');
}
