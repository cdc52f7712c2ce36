import type { Release } from './schema';

/** Returns the URL of a browser file of a release, on the host or on a CDN in front of it. */
export function assetUrl({ name, version }: Pick<Release, 'name' | 'version'>, path: string): string {
  return `/releases/${name}/${version}/${path}`;
}
