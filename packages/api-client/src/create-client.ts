import { clientOf, type Client, type EndpointSources } from './client-of';
import { createTransport, type ApiOptions } from './transport';

/**
 * Creates a typed client of the given endpoints, with an axios instance of its own. Every function rejects with an
 * `ApiError`, or with the signal's reason when its signal is aborted. Only these endpoints are bundled.
 */
export function createClient<const Endpoints extends EndpointSources>(
  endpoints: Endpoints,
  options: ApiOptions,
): Client<Endpoints> {
  return clientOf(endpoints, createTransport(options));
}
