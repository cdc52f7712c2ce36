import type { Api } from '@kaadu/api-client';
import type { Route } from '@kaadu/federation/release';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { Layout } from '../layout/Layout';
import { RouteError } from '../layout/RouteError';
import { loadNotFound, loadPageResult, PageRedirect, type PageLoading, type PageResult } from './page-result';
import { PageRoute } from './PageRoute';

export interface RouteOptions extends PageLoading {
  readonly api: Api;
  /** Milliseconds that a page's loader may take. */
  readonly budgetMs: number;
}

/** The site's routes, from the declarations in the content remote's release; anything else is the 404 page. */
export function createRoutes(declared: readonly Route[], options: RouteOptions): RouteObject[] {
  const argsOf = ({ request, params }: LoaderFunctionArgs) => ({
    api: options.api,
    params,
    url: new URL(request.url),
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(options.budgetMs)]),
  });
  const children = declared.map(({ path, expose, layout }): RouteObject => ({
    id: `page:${path}`,
    path,
    handle: { layout },
    Component: PageRoute,
    loader: async (args) => orRedirect(loadPageResult(options, expose, argsOf(args))),
  }));
  const unmatched: RouteObject = {
    id: 'page:*',
    path: '*',
    Component: PageRoute,
    loader: (args) => loadNotFound(options, argsOf(args)),
  };
  return [{ id: 'layout', Component: Layout, ErrorBoundary: RouteError, children: [...children, unmatched] }];
}

async function orRedirect(result: Promise<PageResult>): Promise<PageResult | Response> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof PageRedirect) return redirect(error.location, error.status);
    throw error;
  }
}
