import { clientOf, type Client } from './client-of';
import { siteEndpoints } from './site-endpoints';
import { createTransport, type ApiOptions, type SendCall } from './transport';

/** Client that the site's pages share. Components get it from `useApi`. */
export type Api = Client<typeof siteEndpoints> & {
  /**
   * Sends a call of any other endpoint through the same axios instance. Used by the clients of `extendApi`.
   */
  readonly send: SendCall;
};

/** Creates the client of a page or a request context. @throws never; the functions reject with an `ApiError` */
export function createApi(options: ApiOptions): Api {
  const send = createTransport(options);
  return { ...clientOf(siteEndpoints, send), send };
}
