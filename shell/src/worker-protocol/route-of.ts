import { splitLanguage } from '@kaadu/contracts/languages';
import { LRUCache } from 'lru-cache';
import { matchPath } from 'react-router-dom';
import type { DeclaredRoute } from '../app/pages/routes';

/**
 * Maximum number of paths with a cached route. The router compiles each pattern again for every comparison.
 */
const maxPaths = 1_000;
const noRoute = -1;
/** Index of a path's route, by routes and path. */
const places = new WeakMap<readonly unknown[], LRUCache<string, number>>();

/** Returns the route of a URL in any language; undefined for the not-found page. */
export function routeOf<Route extends Pick<DeclaredRoute, 'path'>>(
  routes: readonly Route[],
  { pathname }: Pick<URL, 'pathname'>,
): Route | undefined {
  const known = places.get(routes) ?? new LRUCache<string, number>({ max: maxPaths });
  places.set(routes, known);
  const { path: bare } = splitLanguage(pathname);
  const place = known.get(pathname) ?? routes.findIndex(({ path }) => matchPath(path, bare) !== null);
  known.set(pathname, place);
  return place === noRoute ? undefined : routes[place];
}

/** Returns the input in a request's URL: path and query, or undefined for a route without parameters. */
export function inputOf(
  routes: readonly Pick<DeclaredRoute, 'path'>[],
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): string | undefined {
  const isFixed = search === '' && routeOf(routes, { pathname })?.path === splitLanguage(pathname).path;
  return isFixed ? undefined : `${pathname}${search}`;
}
