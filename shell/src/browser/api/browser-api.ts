import type { Api } from '@kaadu/api-client';
import { readStored } from '@kaadu/browser-storage';
import { storageKeys } from '@kaadu/contracts';
import { createLazyApi } from './lazy-api';

/**
 * Creates the API client of a page. It is loaded at the first call, and authenticates with the visitor's
 * stored token.
 */
export function createBrowserApi(apiUrl: string): Api {
  return createLazyApi(async () => {
    const { createApi } = await import(/* webpackChunkName: "api" */ '@kaadu/api-client');
    return createApi({ baseUrl: apiUrl, token: () => readStored(storageKeys.accessToken) });
  });
}
