import { clientOf, type Client } from './client-of';
import { siteEndpoints } from './site-endpoints';
import { createTransport, type ApiOptions, type SendCall } from './transport';

/** The client that the site's pages share; `useApi` gives it to components. */
export type Api = Client<typeof siteEndpoints> & {
  /** Sends a call of any other endpoint through the same axios instance. Clients of `extendApi` use it. */
  readonly send: SendCall;
};

/** Creates the client of a page or a request context. @throws never; the functions reject with an `ApiError` */
export function createApi(options: ApiOptions): Api {
  const send = createTransport(options);
  return { ...clientOf(siteEndpoints, send), send };
}
