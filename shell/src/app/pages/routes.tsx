import type { Api } from '@kaadu/api-client';
import { withoutLanguage, type LoaderArgs } from '@kaadu/contracts';
import type { Route } from '@kaadu/federation/release';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { AnyPage, PageRef } from '../composition';
import { Layout } from '../layout/Layout';
import { RouteError } from '../layout/RouteError';
import {
  loadNotFound,
  loadPageResult,
  loadUnavailable,
  PageRedirect,
  type PageLoading,
  type PageResult,
} from './page-result';
import { PageRoute } from './PageRoute';
import { withinBudget } from './within-budget';

/** A route, with the remote whose release declares it. */
export interface DeclaredRoute extends Route {
  readonly remote: string;
}

/** Loads the pages of one request, or those of a browser. */
export interface RequestLoading extends PageLoading {
  readonly api: Api;
}

export interface RouteOptions {
  /** Timeout of a page's loader, in milliseconds. */
  readonly budgetMs: number;
  /** @param context context of the request, as passed to the router */
  readonly loadingFor: (context: unknown) => RequestLoading;
  /** Whether the URL is a page of the site whose remote is missing. */
  readonly isUnavailable?: boolean;
  /** Returns a page that is already loaded. */
  readonly loadedPage?: (page: PageRef) => AnyPage | undefined;
  /** Returns the result for a URL if it was prefetched. */
  readonly prefetched?: (href: string) => Promise<PageResult | undefined> | undefined;
}

/**
 * Creates the site's routes from the releases of all remotes; any other path is the not-found page. The
 * publish gate rejects overlapping routes. If two versions overlap nevertheless, the first remote's route
 * wins.
 */
export function createRoutes(declared: readonly DeclaredRoute[], options: RouteOptions): RouteObject[] {
  const load = (
    { request, params, context }: LoaderFunctionArgs,
    work: (loading: PageLoading, args: LoaderArgs<Api>) => Promise<PageResult>,
  ): Promise<PageResult> => {
    const loading = options.loadingFor(context);
    return withinBudget(options.budgetMs, request.signal, (signal) =>
      work(loading, { api: loading.api, params, url: withoutLanguage(new URL(request.url)), signal }),
    );
  };
  const children = declared.map(({ path, remote, expose, layout }): RouteObject => ({
    id: `page:${remote}:${path}`,
    path,
    handle: { layout },
    Component: PageRoute,
    loader: async (route) =>
      (await options.prefetched?.(route.request.url)) ??
      orRedirect(load(route, (loading, args) => loadPageResult(loading, { remote, expose }, args))),
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && !options.loadedPage?.({ remote, expose })?.keepsData?.(currentUrl, nextUrl),
  }));
  const unmatched: RouteObject = {
    id: 'page:*',
    path: '*',
    Component: PageRoute,
    loader: (route) => load(route, options.isUnavailable ? loadUnavailable : loadNotFound),
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
