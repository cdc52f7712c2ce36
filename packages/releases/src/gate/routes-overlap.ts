import type { Route } from '@kaadu/federation/release';
import type { Check } from './gate';

/** No two live remotes, and no two routes of one, may claim the same address. */
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

/** The first two routes that could claim the same path, or undefined. Patterns are React Router's. */
export function findOverlap(routes: readonly Route[]): [Route, Route] | undefined {
  for (const [index, first] of routes.entries()) {
    const second = routes.slice(index + 1).find((other) => shapeOf(first.path) === shapeOf(other.path));
    if (second) return [first, second];
  }
  return undefined;
}

/**
 * The router ranks a fixed segment above a parameter, so `/stories/new/1` beside `/stories/:title/:id` is no conflict,
 * but two patterns that differ in parameter names alone are of one shape.
 */
function shapeOf(path: string): string {
  return path
    .replaceAll(/:[^/]+/g, ':')
    .replace(/\/$/, '')
    .toLowerCase();
}
