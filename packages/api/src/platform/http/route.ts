import type { AnyEndpoint, DataOf, Endpoint, PageEndpoint } from '@kaadu/contracts/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { User } from '../sessions/users-repository';

type Parsed<E, Part extends 'params' | 'query' | 'body'> = E extends {
  readonly [P in Part]: infer S extends z.ZodMiniType;
}
  ? z.output<S>
  : undefined;

/** A request that has passed the endpoint's schemas, access rule and so on. */
export interface EndpointRequest<E extends AnyEndpoint> {
  readonly params: Parsed<E, 'params'>;
  readonly query: Parsed<E, 'query'>;
  readonly body: Parsed<E, 'body'>;
  /** Address of the caller, for limits. */
  readonly ip: string;
  /** In logs and the audit log. */
  readonly requestId: string;
  /** Who is signed in, where the endpoint asks for somebody. */
  readonly user: E extends { readonly access: unknown } ? User : null;
  /** For cookies and headers. */
  readonly raw: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Data with a message for the visitor beside it, for handlers that have something to say. */
export class DataWithMessage<Data> {
  constructor(
    readonly data: Data,
    readonly message: string,
  ) {}
}

type Handler<E extends Endpoint> = (
  request: EndpointRequest<E>,
) => Promise<DataOf<E> | DataWithMessage<DataOf<E>>>;
type PageHandler<E extends PageEndpoint> = (request: EndpointRequest<E>) => Promise<FastifyReply>;

/** A request as a route is called with it; the schemas of its endpoint have parsed the parts. */
export interface RouteRequest extends Pick<
  EndpointRequest<AnyEndpoint>,
  'ip' | 'requestId' | 'raw' | 'reply'
> {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly user: User | null;
}

/** An endpoint with the code that answers it. */
export interface Route {
  readonly endpoint: AnyEndpoint;
  readonly handle: (request: RouteRequest) => Promise<unknown>;
}

/** Answers an endpoint. The handler returns its data; everything else follows from the description. */
export function route<const E extends Endpoint>(endpoint: E, handle: Handler<E>): Route;
/** Answers an endpoint with a page or a file; the handler sends it. */
export function route<const E extends PageEndpoint>(endpoint: E, handle: PageHandler<E>): Route;
export function route(endpoint: AnyEndpoint, handle: Route['handle']): Route {
  return { endpoint, handle };
}
