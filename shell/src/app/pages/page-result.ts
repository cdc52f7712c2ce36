import { isApiError, type Api } from '@kaadu/api-client';
import { isHttpError, statusPages, type LoaderArgs } from '@kaadu/contracts';
import type { AnyPage, PageRef } from '../composition';
import { settleInTime } from './settle-in-time';
import { withinBudget } from './within-budget';

/** Result of a route's loader: the page to render, its data and the HTTP status. Plain JSON. */
export interface PageResult {
  /** Page to render; null for the shell's fallback, when no remote can render one. */
  readonly page: PageRef | null;
  readonly status: number;
  readonly data: unknown;
}

/** Data of the error page. */
export interface ErrorPageData {
  readonly status: number;
  readonly message: string;
}

/** Thrown when a loader redirects to another URL. */
export class PageRedirect extends Error {
  constructor(
    readonly location: string,
    readonly status: number,
  ) {
    super(`Moved to ${location}`);
  }
}

export interface PageLoading {
  /** Loads the module of a page; rejects when it is unavailable. */
  readonly loadPage: (page: PageRef) => Promise<AnyPage>;
  /** Called with an error that the visitor did not cause, and the page that threw it. */
  readonly onError: (error: unknown, page: PageRef) => void;
  /** Timeout of the not-found page's loader, in milliseconds. Its suggestions are not worth a longer wait. */
  readonly notFoundBudgetMs?: number;
}

const defaultNotFoundBudgetMs = 1_000;

/**
 * Runs a page's loader and returns the page for its outcome: the page itself, the not-found page or the error
 * page.
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

/** Loads the not-found page, or the error page if its loader fails. */
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

/** Returns the result for a page whose remote is missing. */
export function loadUnavailable({ loadPage }: PageLoading): Promise<PageResult> {
  return errorResult(loadPage, 503, 'Something went wrong');
}

/** Returns the error page, or the shell's fallback if that page is unavailable. */
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

/** Result when no remote can render a page. */
export const fallbackResult: PageResult = { page: null, status: 503, data: null };

/** Returns the page's result among the loader data of all matched routes. */
export function pageResultOf(loaderData: Readonly<Record<string, unknown>>): PageResult | undefined {
  return Object.values(loaderData).find(isPageResult);
}

export function isPageResult(value: unknown): value is PageResult {
  return typeof value === 'object' && value !== null && 'page' in value && 'status' in value;
}

function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}
