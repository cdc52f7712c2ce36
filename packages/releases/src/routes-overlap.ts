import type { Release, Route } from '@kaadu/federation/release';
import { ReleaseError } from './store/errors';
import type { ReleaseStore } from './store/release-store';

/** The first two routes that could claim the same path, or undefined. Patterns are React Router's. */
export function findOverlap(routes: readonly Route[]): [Route, Route] | undefined {
  for (const [index, first] of routes.entries()) {
    const second = routes.slice(index + 1).find((other) => samePattern(first.path, other.path));
    if (second) return [first, second];
  }
  return undefined;
}

/**
 * Two patterns of one shape: the router ranks a fixed segment above a parameter, so `/stories/new/1` beside
 * `/stories/:title/:id` is no conflict, but two that differ in parameter names alone are.
 */
function samePattern(first: string, second: string): boolean {
  return shapeOf(first) === shapeOf(second);
}

function shapeOf(path: string): string {
  return path
    .replaceAll(/:[^/]+/g, ':')
    .replace(/\/$/, '')
    .toLowerCase();
}

/** @throws ReleaseError `refused` when another live remote has a route of the release */
export async function refuseOverlaps(store: ReleaseStore, channel: string, release: Release): Promise<void> {
  const { remotes } = await store.readChannel(channel);
  const others = Object.entries(remotes).filter(([name]) => name !== release.name);
  const live = await Promise.all(others.map(([name, { stable }]) => store.readRelease(name, stable)));
  const overlap = findOverlap([...release.routes, ...live.flatMap(({ routes }) => routes)]);
  if (!overlap) return;
  const owner = live.find(({ routes }) => routes.includes(overlap[1]))?.name ?? release.name;
  throw new ReleaseError(
    'refused',
    `Route ${overlap[0].path} of ${release.name} overlaps with ${overlap[1].path} of ${owner}. Rename one of them.`,
  );
}
