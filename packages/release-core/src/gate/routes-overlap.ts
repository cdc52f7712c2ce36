import type { Route } from '@kaadu/federation/release';
import type { Check } from './gate';

/** Checks that no two routes, of one remote or of two live ones, match the same paths. */
export const routesCheck: Check = {
  name: 'routes',
  run({ release, live }) {
    const overlap = findOverlap([...release.routes, ...live.flatMap(({ routes }) => routes)]);
    if (!overlap) return [];
    const owner = live.find(({ routes }) => routes.includes(overlap[1]))?.name ?? release.name;
    return [
      {
        problem: `${overlap[0].path} of ${release.name} overlaps with ${overlap[1].path} of ${owner}`,
        fix: 'Rename one of them',
      },
    ];
  },
};

/** Returns the first two routes that match the same paths, or undefined. Patterns are React Router's. */
export function findOverlap(routes: readonly Route[]): [Route, Route] | undefined {
  for (const [index, first] of routes.entries()) {
    const second = routes.slice(index + 1).find((other) => normalize(first.path) === normalize(other.path));
    if (second) return [first, second];
  }
  return undefined;
}

/**
 * Replaces parameter names in a pattern. The router ranks a static segment above a parameter: `/stories/new/1` and
 * `/stories/:title/:id` do not conflict, but two patterns that differ only in parameter names do.
 */
function normalize(path: string): string {
  return path
    .replaceAll(/:[^/]+/g, ':')
    .replace(/\/$/, '')
    .toLowerCase();
}
