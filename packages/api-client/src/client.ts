import { createClient, type Client } from './create-client';
import { siteEndpoints } from './site-endpoints';
import type { ApiOptions } from './transport';

/** The client that the site's pages share; `useApi` gives it to components. */
export type Api = Client<typeof siteEndpoints>;

/** @throws never; the functions reject with an `ApiError` */
export function createApi(options: ApiOptions): Api {
  return createClient(siteEndpoints, options);
}
