import { ApiError, createApi, type Api } from '@kaadu/api-client';
import { HttpError, statusPages, type LoaderArgs } from '@kaadu/contracts';
import type { AnyPage, PageRef } from '../composition';
import { loadNotFound, loadPageResult, PageRedirect, fallbackResult } from './page-result';

const Page = () => null;
const page: PageRef = { remote: 'auth', expose: './account' };
const args = {
  api: createApi({ baseUrl: 'http://127.0.0.1:1' }),
  params: {},
  url: new URL('http://site/x'),
  signal: new AbortController().signal,
};

function loading(modules: Record<string, AnyPage>) {
  const onError = jest.fn();
  const loadPage = async ({ remote, expose }: PageRef) => {
    const module = modules[`${remote} ${expose}`];
    if (!module) throw new Error(`no ${expose}`);
    return module;
  };
  return { loadPage, onError };
}
const failing = (error: unknown): AnyPage => ({ Page, loader: () => Promise.reject(error) });
const withStatusPages = {
  'content ./not-found': { Page, loader: async () => 'cards' },
  'content ./error': { Page },
};

describe('page loader', () => {
  test('returns the page with status 200 when it has data', async () => {
    const pages = loading({ 'auth ./account': { Page, loader: async () => 7 } });
    expect(await loadPageResult(pages, page, args)).toEqual({ page, status: 200, data: 7 });
  });

  test('returns the not-found page, with its own data, for an unknown record', async () => {
    const pages = loading({ ...withStatusPages, 'auth ./account': failing(new HttpError(404, 'gone')) });
    expect(await loadPageResult(pages, page, args)).toEqual({
      page: statusPages.notFound,
      status: 404,
      data: 'cards',
    });
  });

  test('redirects from a wrong slug', async () => {
    const pages = loading({ 'auth ./account': failing(new HttpError(301, '', '/right')) });
    const failure = await loadPageResult(pages, page, args).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PageRedirect);
    expect(failure).toMatchObject({ location: '/right', status: 301 });
  });

  test('returns the error page with its status for a malformed URL', async () => {
    const pages = loading({
      ...withStatusPages,
      'auth ./account': failing(new HttpError(400, 'not a number')),
    });
    expect(await loadPageResult(pages, page, args)).toMatchObject({ page: statusPages.error, status: 400 });
  });

  test.each([
    ['an unavailable API', new ApiError('connect ECONNREFUSED', 0), 503],
    ['a 500 of the API', new ApiError('boom', 500), 503],
    ['a bug in the page', new TypeError('x is undefined'), 500],
  ])('returns the error page for %s, reports the page, and leaks nothing', async (_case, error, status) => {
    const pages = loading({ ...withStatusPages, 'auth ./account': failing(error) });
    expect(await loadPageResult(pages, page, args)).toEqual({
      page: statusPages.error,
      status,
      data: { status, message: 'Something went wrong' },
    });
    expect(pages.onError).toHaveBeenCalledWith(error, page);
  });

  test('limits the loader of the not-found page to its own budget, and renders without missing data', async () => {
    const loader = ({ signal }: LoaderArgs<Api>) =>
      new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('nothing arrived')));
    const pages = loading({ ...withStatusPages, 'content ./not-found': { Page, loader } });
    expect(await loadNotFound({ ...pages, notFoundBudgetMs: 1 }, args)).toEqual({
      page: statusPages.notFound,
      status: 404,
      data: 'nothing arrived',
    });
  });

  test('returns the shell’s fallback with status 503 without the remote of the status pages', async () => {
    expect(await loadNotFound(loading({}), args)).toEqual(fallbackResult);
  });
});
