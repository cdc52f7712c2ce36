import { isApiError, type Api } from '@kaadu/api-client';
import { isHttpError, statusPages, type LoaderArgs } from '@kaadu/contracts';
import type { AnyPage, PageRef } from '../composition';
import { settleInTime } from './settle-in-time';
import { withinBudget } from './within-budget';

/** The result of a route's loader: which page is rendered, with what data and HTTP status. Plain JSON. */
export interface PageResult {
  /** Null is the shell's own fallback, when no remote can render a page. */
  readonly page: PageRef | null;
  readonly status: number;
  readonly data: unknown;
}

/** The data of the error page. */
export interface ErrorPageData {
  readonly status: number;
  readonly message: string;
}

/** Thrown when a loader redirects to another address. */
export class PageRedirect extends Error {
  constructor(
    readonly location: string,
    readonly status: number,
  ) {
    super(`Moved to ${location}`);
  }
}

export interface PageLoading {
  /** The module of a page; rejects when it is not available. */
  readonly loadPage: (page: PageRef) => Promise<AnyPage>;
  /** Called with an error that is not the visitor's, and the page that threw it. */
  readonly onError: (error: unknown, page: PageRef) => void;
  /** Milliseconds that the loader of the not-found page may take; what it suggests is worth no longer a wait. */
  readonly notFoundBudgetMs?: number;
}

const defaultNotFoundBudgetMs = 1_000;

/**
 * Runs a page's loader and turns its outcome into a page: the page itself, the not-found page or the error page.
 * @throws PageRedirect when the loader redirects
 */
export async function loadPageResult(
  loading: PageLoading,
  page: PageRef,
  args: LoaderArgs<Api>,
): Promise<PageResult> {
  const { loadPage, onError } = loading;
  try {
    const { loader } = await loadPage(page);
    return { page, status: 200, data: await settleInTime(args.signal, loader?.(args)) };
  } catch (error) {
    if (isHttpError(error)) {
      if (error.location) throw new PageRedirect(error.location, error.status);
      if (error.status === 404) return loadNotFound(loading, args);
      return errorResult(loadPage, error.status, error.message);
    }
    if (args.signal.aborted && isAbort(args.signal.reason)) throw error;
    onError(error, page);
    const unavailable = isApiError(error) && (error.status === 0 || error.status >= 500);
    return errorResult(loadPage, unavailable || args.signal.aborted ? 503 : 500, 'Something went wrong');
  }
}

/** The not-found page; when its own loader fails, the error page. */
export async function loadNotFound(
  { loadPage, onError, notFoundBudgetMs = defaultNotFoundBudgetMs }: PageLoading,
  args: LoaderArgs<Api>,
): Promise<PageResult> {
  const page = statusPages.notFound;
  try {
    const { loader } = await loadPage(page);
    const load = (signal: AbortSignal) => settleInTime(signal, loader?.({ ...args, signal }));
    return { page, status: 404, data: await withinBudget(notFoundBudgetMs, args.signal, load) };
  } catch (error) {
    onError(error, page);
    return errorResult(loadPage, 503, 'Something went wrong');
  }
}

/** The result for a page whose remote is missing. */
export function loadUnavailable({ loadPage }: PageLoading): Promise<PageResult> {
  return errorResult(loadPage, 503, 'Something went wrong');
}

/** The error page, or the shell's fallback where that page is not available. */
async function errorResult(
  loadPage: PageLoading['loadPage'],
  status: number,
  message: string,
): Promise<PageResult> {
  const page = statusPages.error;
  const data: ErrorPageData = { status, message };
  return loadPage(page).then(
    () => ({ page, status, data }),
    () => ({ ...fallbackResult, status }),
  );
}

/** The result when no remote can render a page. */
export const fallbackResult: PageResult = { page: null, status: 503, data: null };

/** The page's result among the loader data of all matched routes. */
export function pageResultOf(loaderData: Readonly<Record<string, unknown>>): PageResult | undefined {
  return Object.values(loaderData).find(isPageResult);
}

export function isPageResult(value: unknown): value is PageResult {
  return typeof value === 'object' && value !== null && 'page' in value && 'status' in value;
}

function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}
