import type { ReleaseSet } from '@kaadu/federation/server';
import { routeOf } from '../../worker-protocol/route-of';

/** Whether a release set has the page at a path in other languages than English. @param path path and query */
export function isTranslated({ routes, remotes }: ReleaseSet, path: string): boolean {
  const route = routeOf(routes, new URL(path, 'http://site'));
  return route !== undefined && remotes.get(route.remote)?.release.languages?.[route.expose] !== undefined;
}
