import type { DataOf, Endpoint } from '@kaadu/contracts/endpoint';
import type { CallArguments, SendCall } from './transport';

/** An endpoint, or a function that loads its description at the first call. */
export type EndpointSource = Endpoint | (() => Promise<Endpoint>);
export type EndpointSources = Readonly<Record<string, EndpointSource>>;
type Loaded<Source extends EndpointSource> = Source extends () => Promise<infer Described extends Endpoint>
  ? Described
  : Extract<Source, Endpoint>;

/** Client with one function per endpoint, named after the endpoint. */
export type Client<Endpoints extends EndpointSources> = {
  readonly [Name in keyof Endpoints]: (
    ...args: CallArguments<Loaded<Endpoints[Name]>>
  ) => Promise<DataOf<Loaded<Endpoints[Name]>>>;
};

/** Creates a typed client whose calls are sent by `send`. */
export function clientOf<const Endpoints extends EndpointSources>(
  endpoints: Endpoints,
  send: SendCall,
): Client<Endpoints> {
  const calls = Object.entries(endpoints).map(([name, source]) => [
    name,
    async (...args: readonly [first?: object, second?: object]) =>
      send(typeof source === 'function' ? await source() : source, args),
  ]);
  // TypeScript cannot follow the mapped type through a loop; the tests of the client cover it.
  return Object.assign(Object.create(null), Object.fromEntries(calls));
}
