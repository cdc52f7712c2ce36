import { matchPath } from 'react-router-dom';
import type { DeclaredRoute } from '../../app/pages/routes';

/** The route of an address; undefined for the not-found page. */
export function routeOf<Route extends Pick<DeclaredRoute, 'path'>>(
  routes: readonly Route[],
  { pathname }: Pick<URL, 'pathname'>,
): Route | undefined {
  return routes.find(({ path }) => matchPath(path, pathname));
}
