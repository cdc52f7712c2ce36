import { LRUCache } from 'lru-cache';
import { matchPath } from 'react-router-dom';
import type { DeclaredRoute } from '../app/pages/routes';

/** Paths whose routes are remembered: the router makes an expression of each pattern anew for each comparison. */
const maxPaths = 1_000;
const noRoute = -1;
/** By routes and path: the place of its route. */
const places = new WeakMap<readonly unknown[], LRUCache<string, number>>();

/** The route of an address; undefined for the not-found page. */
export function routeOf<Route extends Pick<DeclaredRoute, 'path'>>(
  routes: readonly Route[],
  { pathname }: Pick<URL, 'pathname'>,
): Route | undefined {
  const known = places.get(routes) ?? new LRUCache<string, number>({ max: maxPaths });
  places.set(routes, known);
  const place = known.get(pathname) ?? routes.findIndex(({ path }) => matchPath(path, pathname) !== null);
  known.set(pathname, place);
  return place === noRoute ? undefined : routes[place];
}

/** What the address of a request brings: its path and query, or undefined for a route's own address without any parameter. */
export function inputOf(
  routes: readonly Pick<DeclaredRoute, 'path'>[],
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): string | undefined {
  const isFixed = search === '' && routeOf(routes, { pathname })?.path === pathname;
  return isFixed ? undefined : `${pathname}${search}`;
}
