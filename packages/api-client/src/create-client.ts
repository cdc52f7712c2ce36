import type { DataOf, Endpoint } from '@kaadu/contracts/endpoint';
import { createTransport, type ApiOptions, type CallArguments } from './transport';

/** An endpoint, or what loads its description with the first call. */
type EndpointSource = Endpoint | (() => Promise<Endpoint>);
type Loaded<Source extends EndpointSource> = Source extends () => Promise<infer Described extends Endpoint>
  ? Described
  : Extract<Source, Endpoint>;

/** One function an endpoint, under the endpoint's name. */
export type Client<Endpoints extends Readonly<Record<string, EndpointSource>>> = {
  readonly [Name in keyof Endpoints]: (
    ...args: CallArguments<Loaded<Endpoints[Name]>>
  ) => Promise<DataOf<Loaded<Endpoints[Name]>>>;
};

/**
 * A typed client of the given endpoints. Every function rejects with an `ApiError`, or with the cancellation when its
 * signal is aborted. Only these endpoints are bundled.
 */
export function createClient<const Endpoints extends Readonly<Record<string, EndpointSource>>>(
  endpoints: Endpoints,
  options: ApiOptions,
): Client<Endpoints> {
  const send = createTransport(options);
  const calls = Object.entries(endpoints).map(([name, source]) => [
    name,
    async (...args: readonly [first?: object, second?: object]) =>
      send(typeof source === 'function' ? await source() : source, args),
  ]);
  // TypeScript cannot follow the mapped type through a loop; the client's tests and its users hold it.
  return Object.assign(Object.create(null), Object.fromEntries(calls));
}
