import { createApi, type Api } from '@kaadu/api-client';
import type { LoaderArgs } from '@kaadu/contracts';
import { testOrigins } from './Harness';

/** Returns a loader's arguments as the shell passes them, with a real API client for `testOrigins`. */
export function loaderArgs(href: string, params: LoaderArgs<Api>['params'] = {}): LoaderArgs<Api> {
  return {
    api: createApi({ baseUrl: testOrigins.apiUrl }),
    params,
    url: new URL(href, testOrigins.siteUrl),
    signal: new AbortController().signal,
  };
}
