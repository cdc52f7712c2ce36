import { isApiError, type Api } from '@kaadu/api-client';
import { isHttpError, pages, type LoaderArgs } from '@kaadu/contracts';
import type { AnyPage } from '../composition';

/** What a route's loader gives: which expose renders the page, with what, and the HTTP status. Plain JSON. */
export interface PageResult {
  readonly expose: string;
  readonly status: number;
  readonly data: unknown;
}

/** What the error page is told. */
export interface ErrorPageData {
  readonly status: number;
  readonly message: string;
}

/** The loader asked for another address. */
export class PageRedirect extends Error {
  constructor(
    readonly location: string,
    readonly status: number,
  ) {
    super(`Moved to ${location}`);
  }
}

export interface PageLoading {
  /** The page module behind an expose; rejects when it cannot be had. */
  readonly loadPage: (expose: string) => Promise<AnyPage>;
  readonly onError: (error: unknown) => void;
}

/**
 * Runs a page's loader and turns whatever comes of it into a page: the page itself, the 404 page, or the error page.
 * @throws PageRedirect when the page lives elsewhere
 */
export async function loadPageResult(
  { loadPage, onError }: PageLoading,
  expose: string,
  args: LoaderArgs<Api>,
): Promise<PageResult> {
  try {
    const page = await loadPage(expose);
    return { expose, status: 200, data: await page.loader?.(args) };
  } catch (error) {
    if (isHttpError(error)) {
      if (error.location) throw new PageRedirect(error.location, error.status);
      if (error.status === 404) return loadNotFound({ loadPage, onError }, args);
      return errorResult(loadPage, error.status, error.message);
    }
    if (args.signal.aborted && isAbort(args.signal.reason)) throw error;
    onError(error);
    const unavailable = isApiError(error) && (error.status === 0 || error.status >= 500);
    return errorResult(loadPage, unavailable || args.signal.aborted ? 503 : 500, 'Something went wrong');
  }
}

/** The 404 page, whose own loader may fail without making it anything else. */
export async function loadNotFound(
  { loadPage, onError }: PageLoading,
  args: LoaderArgs<Api>,
): Promise<PageResult> {
  try {
    const page = await loadPage(pages.notFound);
    return { expose: pages.notFound, status: 404, data: await page.loader?.(args) };
  } catch (error) {
    onError(error);
    return errorResult(loadPage, 503, 'Something went wrong');
  }
}

/** The remote's own error page; without it the shell's stand-in, which is what an expose of no name renders. */
async function errorResult(
  loadPage: PageLoading['loadPage'],
  status: number,
  message: string,
): Promise<PageResult> {
  const data: ErrorPageData = { status, message };
  return loadPage(pages.error).then(
    () => ({ expose: pages.error, status, data }),
    () => ({ ...standInResult, status }),
  );
}

/** The page when no remote can render one. */
export const standInResult: PageResult = { expose: '', status: 503, data: null };

/** The result of the page's route among the data of all matched routes. */
export function pageResultOf(loaderData: Readonly<Record<string, unknown>>): PageResult | undefined {
  return Object.values(loaderData).find(isPageResult);
}

export function isPageResult(value: unknown): value is PageResult {
  return typeof value === 'object' && value !== null && 'expose' in value && 'status' in value;
}

function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}
