import type { Api } from '@kaadu/api-client';
import { readStored } from '@kaadu/browser-storage';
import { storageKeys } from '@kaadu/contracts';
import { createLazyApi } from './lazy-api';

/** The API client of a page: loaded at the first call, and authenticated with the visitor's stored token. */
export function createBrowserApi(apiUrl: string): Api {
  return createLazyApi(async () => {
    const { createApi } = await import(/* webpackChunkName: "api" */ '@kaadu/api-client');
    return createApi({ baseUrl: apiUrl, token: () => readStored(storageKeys.accessToken) });
  });
}
