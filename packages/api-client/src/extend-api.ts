import type { Api } from './client';
import { clientOf, type Client, type EndpointSources } from './client-of';

/**
 * Creates a typed client of endpoints that the page's client lacks. It sends through the page's axios
 * instance, so the remote bundles the descriptions of these endpoints but no transport.
 */
export function extendApi<const Endpoints extends EndpointSources>(
  api: Pick<Api, 'send'>,
  endpoints: Endpoints,
): Client<Endpoints> {
  return clientOf(endpoints, (endpoint, args) => api.send(endpoint, args));
}
