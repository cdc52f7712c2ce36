import type { AnyEndpoint, DataOf, Endpoint, PageEndpoint } from '@kaadu/contracts/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { User } from '../sessions/users-repository';

type Parsed<E, Part extends 'params' | 'query' | 'body'> = E extends {
  readonly [P in Part]: infer S extends z.ZodMiniType;
}
  ? z.output<S>
  : undefined;

/** Request that has passed the endpoint's schemas, access rule and rate limits. */
export interface EndpointRequest<E extends AnyEndpoint> {
  readonly params: Parsed<E, 'params'>;
  readonly query: Parsed<E, 'query'>;
  /** Parsed body. For uploads, the bytes of the file; empty when none was sent. */
  readonly body: E extends { readonly uploads: object } ? Buffer : Parsed<E, 'body'>;
  /** Client network of the caller, for limits: an IPv4 address or an IPv6 /64. */
  readonly ip: string;
  /** Id of the request in logs and the audit log. */
  readonly requestId: string;
  /** Idempotency key, if the endpoint requires one; else empty. */
  readonly idempotencyKey: string;
  /** Signed-in user, if the endpoint requires one. */
  readonly user: E extends { readonly access: unknown } ? User : null;
  /** Fastify's request, for cookies and headers. */
  readonly raw: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Data with a message for the visitor. */
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

/** Request of a route's handler; the endpoint's schemas have parsed its fields. */
export interface RouteRequest extends Pick<
  EndpointRequest<AnyEndpoint>,
  'ip' | 'requestId' | 'idempotencyKey' | 'raw' | 'reply'
> {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly user: User | null;
}

/** An endpoint with its handler. */
export interface Route {
  readonly endpoint: AnyEndpoint;
  readonly handle: (request: RouteRequest) => Promise<unknown>;
}

/**
 * Creates a route whose handler returns the data; everything else follows from the endpoint's description.
 */
export function route<const E extends Endpoint>(endpoint: E, handle: Handler<E>): Route;
/** Creates a route whose handler sends a page or a file. */
export function route<const E extends PageEndpoint>(endpoint: E, handle: PageHandler<E>): Route;
export function route(endpoint: AnyEndpoint, handle: Route['handle']): Route {
  return { endpoint, handle };
}
