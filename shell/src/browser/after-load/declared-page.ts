import type { Params } from 'react-router-dom';
import type { PageState } from '../../app/page-state';
import type { PageServices } from './page-services';

type DeclaredRoute = PageState['routes'][number];

/** A page of the site at a URL. */
export interface DeclaredPage extends DeclaredRoute {
  readonly params: Params;
}

/** Returns the page that a release declares for a URL; undefined when none does. */
export function declaredPage(
  { matchRoutes, router, state }: Pick<PageServices, 'matchRoutes' | 'router' | 'state'>,
  { pathname }: Pick<URL, 'pathname'>,
): DeclaredPage | undefined {
  const match = matchRoutes(router.routes, pathname, router.basename)?.at(-1);
  const route = state.routes.find(({ remote, path }) => match?.route.id === `page:${remote}:${path}`);
  return route && match && { ...route, params: match.params };
}
