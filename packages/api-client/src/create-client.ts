import { clientOf, type Client, type EndpointSources } from './client-of';
import { createTransport, type ApiOptions } from './transport';

/**
 * Creates a typed client of the given endpoints with its own axios instance. Only these endpoints are
 * bundled.
 * @throws never; the functions reject with an `ApiError`, or with the reason of an aborted signal
 */
export function createClient<const Endpoints extends EndpointSources>(
  endpoints: Endpoints,
  options: ApiOptions,
): Client<Endpoints> {
  return clientOf(endpoints, createTransport(options));
}
