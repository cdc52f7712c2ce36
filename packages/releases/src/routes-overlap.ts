import type { Route } from '@kaadu/federation/release';

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
