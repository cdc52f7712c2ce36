import { isApiError, type Api } from '@kaadu/api-client';
import { languageBase, paths, splitLanguage, type Language } from '@kaadu/contracts';
import { createStaticHandler, type StaticHandler, type StaticHandlerContext } from 'react-router-dom';
import type { AnyPage, PageRef } from '../../app/composition';
import { createRoutes, type RequestLoading } from '../../app/pages/routes';
import { routeOf } from '../../worker-protocol/route-of';
import { describePage, logError, type Rendering } from '../rendering';
import type { WatchedApi } from './watch-api';
import { withRecord } from './with-record';

/** Timeout of a page's loader, in milliseconds. */
const budgetMs = 5000;

/**
 * Handlers by route and language, each with that route alone: the router would compare the URL with every route of the
 * site.
 */
const handlers = new WeakMap<object, Map<Language, StaticHandler>>();

/** Paths of the site's pages. One that no release declares belongs to a missing remote. */
const sitePages = Object.values(paths);
const missingPage = {};

/**
 * Finds the route of the URL and runs its loader. @returns the loaders' results, or the response of a
 * redirect
 */
export function loadRoute(rendering: Rendering): Promise<StaticHandlerContext | Response> {
  const { set, url } = rendering;
  const route = routeOf(set.routes, url);
  const isUnavailable = !route && routeOf(sitePages, url) !== undefined;
  const key = route ?? (isUnavailable ? missingPage : set);
  const { language } = splitLanguage(url.pathname);
  const known = handlers.get(key) ?? new Map<Language, StaticHandler>();
  handlers.set(key, known);
  const handler =
    known.get(language) ??
    createStaticHandler(createRoutes(route ? [route] : [], { budgetMs, loadingFor, isUnavailable }), {
      basename: languageBase(language) || '/',
    });
  known.set(language, handler);
  return handler.query(new Request(url), { requestContext: new RenderingLoader(rendering) });
}

function loadingFor(context: unknown): RenderingLoader {
  if (context instanceof RenderingLoader) return context;
  throw new Error('a route was loaded without its rendering');
}

/** Loads the pages of one rendering on record. */
class RenderingLoader implements RequestLoading {
  readonly #rendering: Rendering;
  readonly #watches: WatchedApi[] = [];

  constructor(rendering: Rendering) {
    this.#rendering = rendering;
  }

  get api(): Api {
    return this.#rendering.api;
  }

  readonly loadPage = async (page: PageRef): Promise<AnyPage> => {
    const { set, recorder } = this.#rendering;
    recorder.pageRequested(page.remote);
    return withRecord(set, page, (watched) => this.#watches.push(watched));
  };

  readonly onError = (error: unknown, page: PageRef): void => {
    const { set, recorder } = this.#rendering;
    logError(this.#rendering, error, describePage(this.#rendering, page), 'page loader failed');
    // An unavailable API says nothing about the page.
    const isOutside = isApiError(error) || this.#watches.some((watched) => watched.isFailing());
    if (!isOutside && set.remotes.has(page.remote)) recorder.failed(page.remote, error);
  };
}
