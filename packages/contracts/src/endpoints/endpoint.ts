import type * as z from 'zod/mini';

/** The kinds of refusal, each with its HTTP status: the one table. */
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

/** What a member of staff may do. An admin may do everything. */
export type StaffRole = 'content' | 'sales' | 'finance' | 'operator' | 'admin';

/** Limits how often something may be done: `hits` within `windowMs` milliseconds. `name` keeps its counters apart. */
export interface RateLimit {
  readonly name: string;
  readonly hits: number;
  readonly windowMs: number;
  /**
   * Whose hits are added up: those of a client's network, those of the signed-in account, or those of a subject that the use
   * case names. Limits per network may be widened on machines where a test suite is the only client.
   */
  readonly per: 'network' | 'account' | 'subject';
}

/** A rate limit whose subject the router knows before the call is handled. */
export interface CallLimit extends RateLimit {
  readonly per: 'network' | 'account';
}

type ObjectSchema = z.ZodMiniType<object>;

interface Description {
  readonly method: 'GET' | 'POST';
  /** As Fastify reads it: parameters as `:name`. */
  readonly path: string;
  /** The feature that it belongs to; its tag in the OpenAPI document. */
  readonly noun: string;
  readonly summary: string;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: z.ZodMiniType;
  /** For a file in place of a JSON body: the content types and the number of bytes that it may have. */
  readonly uploads?: { readonly types: readonly string[]; readonly maxBytes: number };
  /** Refusals beyond those that follow from the rest (a malformed request, access, limits). */
  readonly errors?: readonly ErrorCode[];
  /** Who may call: everybody (default), everybody who is signed in, or staff of these roles. */
  readonly access?: 'signed-in' | readonly StaffRole[];
  /** It only reads, although its method is POST: it may be repeated at any time (RFC 9110, 9.2.1). A GET always is. */
  readonly safe?: boolean;
  /** Requires an `Idempotency-Key`: a repeated request gets the first answer (booking §3). */
  readonly idempotent?: boolean;
  /** Rate limits of the call. The router counts each well-formed request against them, in this order. */
  readonly limits?: Readonly<Record<string, CallLimit>>;
  /** Rate limits of the call's effect. The use case counts them, so that mistakes and repetitions of a request are free. */
  readonly effectLimits?: Readonly<Record<string, RateLimit>>;
  /**
   * `until-content-changes`: the answer is the same for everybody who asks for the same, depends on nothing but content
   * and the day, is kept by the API until content changes, and revalidated by ETag. `revalidated`: computed for each call, the
   * same for everybody who asks for the same at that time, and revalidated by ETag. Default `no-store`: about one person, and
   * always so where `access` is restricted.
   */
  readonly cache?: 'until-content-changes' | 'revalidated' | 'no-store';
}

/**
 * One call of the API, described once. The Fastify route, the OpenAPI document, the client's function, the fuzz test
 * and test mocks are all derived from this object (docs/decisions/016).
 */
export interface Endpoint extends Description {
  /** Schema of `data` in the envelope of a success. */
  readonly data: z.ZodMiniType;
}

/** A call that a person's browser opens by itself: it answers a page or a file instead of JSON. */
export interface PageEndpoint extends Description {
  /** Content type of the answer. */
  readonly produces: string;
  /** Sends the browser on to another page (303). */
  readonly redirects?: boolean;
  /** Also takes what HTML forms send; everything that counts is in the address. */
  readonly acceptsForms?: boolean;
}

export type AnyEndpoint = Endpoint | PageEndpoint;

/** Type of `data` in an endpoint's answer. */
export type DataOf<E extends Endpoint> = z.infer<E['data']>;

/** A value as a caller may give it for a query or path parameter; lists are joined by commas. */
export type ParameterValue = string | number | readonly (string | number)[] | undefined;

type Parameters<E, Part extends 'params' | 'query'> = E extends {
  readonly [P in Part]: infer S extends ObjectSchema;
}
  ? { [Name in keyof z.input<S>]: ParameterValue }
  : unknown;
type Body<E> = E extends { readonly body: infer S extends ObjectSchema } ? z.input<S> : unknown;

/** What a caller gives: path and query parameters and the members of the body, in one object. */
export type InputOf<E extends Endpoint> = Parameters<E, 'params'> & Parameters<E, 'query'> & Body<E>;

/** Whether a value describes a call. */
export function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
