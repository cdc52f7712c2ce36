import { createApi, type Api } from '@kaadu/api-client';
import type { LoaderArgs } from '@kaadu/contracts';
import { testOrigins } from '@kaadu/harness';

/** What the shell gives a loader, with the real client, for tests. */
export function loaderArgs(href: string, params: LoaderArgs<Api>['params'] = {}): LoaderArgs<Api> {
  return {
    api: createApi({ baseUrl: testOrigins.apiUrl }),
    params,
    url: new URL(href, testOrigins.siteUrl),
    signal: new AbortController().signal,
  };
}
