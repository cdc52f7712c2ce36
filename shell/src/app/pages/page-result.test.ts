import { ApiError, createApi } from '@kaadu/api-client';
import { HttpError } from '@kaadu/contracts';
import type { AnyPage } from '../composition';
import { loadNotFound, loadPageResult, PageRedirect, standInResult } from './page-result';

const Page = () => null;
const args = {
  api: createApi({ baseUrl: 'http://127.0.0.1:1' }),
  params: {},
  url: new URL('http://site/x'),
  signal: new AbortController().signal,
};

function loading(modules: Record<string, AnyPage>) {
  const onError = jest.fn();
  const loadPage = async (expose: string) => {
    const page = modules[expose];
    if (!page) throw new Error(`no ${expose}`);
    return page;
  };
  return { loadPage, onError };
}
const failing = (error: unknown): AnyPage => ({ Page, loader: () => Promise.reject(error) });
const errorPages = { './not-found': { Page, loader: async () => 'cards' }, './error': { Page } };

describe('what a loader comes to', () => {
  test('data makes the page, status 200', async () => {
    const pages = loading({ './home': { Page, loader: async () => 7 } });
    expect(await loadPageResult(pages, './home', args)).toEqual({ expose: './home', status: 200, data: 7 });
  });

  test('an unknown record makes the 404 page, with that page’s own data', async () => {
    const pages = loading({ ...errorPages, './x': failing(new HttpError(404, 'gone')) });
    expect(await loadPageResult(pages, './x', args)).toEqual({
      expose: './not-found',
      status: 404,
      data: 'cards',
    });
  });

  test('a wrong slug makes a redirect', async () => {
    const pages = loading({ './x': failing(new HttpError(301, '', '/right')) });
    const failure = await loadPageResult(pages, './x', args).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PageRedirect);
    expect(failure).toMatchObject({ location: '/right', status: 301 });
  });

  test('a malformed address makes the error page with its status', async () => {
    const pages = loading({ ...errorPages, './x': failing(new HttpError(400, 'not a number')) });
    expect(await loadPageResult(pages, './x', args)).toMatchObject({ expose: './error', status: 400 });
  });

  test.each([
    ['no answer from the API', new ApiError('connect ECONNREFUSED', 0), 503],
    ['a 500 of the API', new ApiError('boom', 500), 503],
    ['a mistake in the page', new TypeError('x is undefined'), 500],
  ])('%s makes the error page, is reported, and leaks nothing', async (_case, error, status) => {
    const pages = loading({ ...errorPages, './x': failing(error) });
    const result = await loadPageResult(pages, './x', args);
    expect(result).toEqual({ expose: './error', status, data: { status, message: 'Something went wrong' } });
    expect(pages.onError).toHaveBeenCalledWith(error);
  });

  test('without any content remote the shell’s stand-in is left, status 503', async () => {
    expect(await loadNotFound(loading({}), args)).toEqual(standInResult);
  });
});
