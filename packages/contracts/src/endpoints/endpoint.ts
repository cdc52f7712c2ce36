import type * as z from 'zod/mini';

/** Error codes, each with its HTTP status: the only such table. */
export const errorStatus = {
  malformed: 400,
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported: 415,
  too_many: 429,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** Role of a member of staff. An admin may do everything. */
export type StaffRole = 'content' | 'sales' | 'finance' | 'operator' | 'admin';

/** Rate limit of an action: `hits` within `windowMs` milliseconds. `name` identifies its counters. */
export interface RateLimit {
  readonly name: string;
  readonly hits: number;
  readonly windowMs: number;
  /**
   * Scope of the counter: a client's network, the signed-in account, or a subject that the use case names.
   * Limits per network may be raised on machines whose only client is a test suite.
   */
  readonly per: 'network' | 'account' | 'subject';
}

/** A rate limit whose subject the router knows before it handles the call. */
export interface CallLimit extends RateLimit {
  readonly per: 'network' | 'account';
}

type ObjectSchema = z.ZodMiniType<object>;

interface Description {
  readonly method: 'GET' | 'POST';
  /** Path in Fastify's notation: parameters as `:name`. */
  readonly path: string;
  /** Feature of the endpoint; its tag in the OpenAPI document. */
  readonly noun: string;
  readonly summary: string;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: z.ZodMiniType;
  /** For a file instead of a JSON body: its accepted content types and maximum size in bytes. */
  readonly uploads?: { readonly types: readonly string[]; readonly maxBytes: number };
  /** Errors beyond those that follow from the description (a malformed request, access, limits). */
  readonly errors?: readonly ErrorCode[];
  /** Callers with access: everyone (default), signed-in accounts, or staff with these roles. */
  readonly access?: 'signed-in' | readonly StaffRole[];
  /** True for a POST that only reads: it may be repeated at any time (RFC 9110, 9.2.1). A GET always is. */
  readonly safe?: boolean;
  /** Requires an `Idempotency-Key`: a repeated request gets the first response (booking §3). */
  readonly idempotent?: boolean;
  /** Rate limits of the call. The router counts each well-formed request against them, in this order. */
  readonly limits?: Readonly<Record<string, CallLimit>>;
  /**
   * Rate limits of the call's effect. The use case counts them, so that mistakes and repeated requests are
   * free.
   */
  readonly effectLimits?: Readonly<Record<string, RateLimit>>;
  /**
   * Caching of the response; defaults to `no-store`.
   * `until-content-changes`: equal for all callers and dependent only on content and the day. The API caches
   * it until content changes; clients revalidate it by ETag.
   * `revalidated`: equal for all callers at that time, computed for each call and revalidated by ETag.
   * `no-store`: personal, and always so where `access` is restricted.
   */
  readonly cache?: 'until-content-changes' | 'revalidated' | 'no-store';
}

/**
 * One endpoint of the API, described once. The Fastify route, the OpenAPI document, the client's function,
 * the fuzz test and test mocks are derived from this object (docs/decisions/016).
 */
export interface Endpoint extends Description {
  /** Schema of `data` in the envelope of a successful response. */
  readonly data: z.ZodMiniType;
}

/** An endpoint that a browser opens directly: it serves a page or a file instead of JSON. */
export interface PageEndpoint extends Description {
  /** Content type of the response. */
  readonly produces: string;
  /** Redirects the browser to another page (303). */
  readonly redirects?: boolean;
  /** Also accepts HTML form bodies, which it ignores: the URL has all parameters. */
  readonly acceptsForms?: boolean;
}

export type AnyEndpoint = Endpoint | PageEndpoint;

/** Type of `data` in an endpoint's response. */
export type DataOf<E extends Endpoint> = z.infer<E['data']>;

/** A value that a caller may pass as a query or path parameter; lists are joined by commas. */
export type ParameterValue = string | number | readonly (string | number)[] | undefined;

type Parameters<E, Part extends 'params' | 'query'> = E extends {
  readonly [P in Part]: infer S extends ObjectSchema;
}
  ? { [Name in keyof z.input<S>]: ParameterValue }
  : unknown;
type Body<E> = E extends { readonly body: infer S extends ObjectSchema } ? z.input<S> : unknown;

/** Input of a call: path and query parameters and the members of the body, in one object. */
export type InputOf<E extends Endpoint> = Parameters<E, 'params'> & Parameters<E, 'query'> & Body<E>;

/** Whether a value is an endpoint's description. */
export function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
