import type { DataOf, Endpoint } from '@kaadu/contracts/endpoint';
import { createTransport, type ApiOptions, type CallArguments } from './transport';

/** One function an endpoint, under the endpoint's name. */
export type Client<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Endpoints]: (
    ...args: CallArguments<Endpoints[Name]>
  ) => Promise<DataOf<Endpoints[Name]>>;
};

/**
 * A typed client of the given endpoints. Every function rejects with an `ApiError`, or with the cancellation when its
 * signal is aborted. Only these endpoints are bundled.
 */
export function createClient<const Endpoints extends Readonly<Record<string, Endpoint>>>(
  endpoints: Endpoints,
  options: ApiOptions,
): Client<Endpoints> {
  const send = createTransport(options);
  const calls = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    (...args: readonly [first?: object, second?: object]) => send(endpoint, args),
  ]);
  // TypeScript cannot follow the mapped type through a loop; the client's tests and its users hold it.
  return Object.assign(Object.create(null), Object.fromEntries(calls));
}
