import { errorStatus, type AnyEndpoint, type ErrorCode, type StaffRole } from '@kaadu/contracts/endpoint';
import { ApiErrorBody, envelope } from '@kaadu/contracts/envelope';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  onRequestHookHandler,
  preHandlerAsyncHookHandler,
} from 'fastify';
import type { RateLimiter } from '../rate-limits/rate-limit';
import type { ResponseCache } from '../cache/response-cache';
import { AppError } from '../errors/app-error';
import { indiaDate } from '../money/india-date';
import * as z from 'zod/mini';
import { isPublicRead, sendEntityTag } from './responses/entity-tag';
import { success } from './responses/envelope';
import { networkOf } from './network-of';
import { requireJson } from './require-json';
import { DataWithMessage, type Route, type RouteRequest } from './route';
import { serveCached } from './responses/serve-cached';

/** Content types of forms that browsers and mail programs submit. */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

interface RouteContext {
  readonly responses: ResponseCache;
  readonly now: () => Date;
  readonly limiter: RateLimiter;
  /** Creates a hook that requires a session, and one of the roles if any are given. */
  readonly requireUser: (roles?: readonly StaffRole[]) => (request: FastifyRequest) => Promise<void>;
}

/** Returns the codes of all errors of an endpoint. */
function errorCodesOf({ access, errors = [], limits, effectLimits }: AnyEndpoint): ErrorCode[] {
  return [
    ...errors,
    ...(access ? (['unauthenticated'] as const) : []),
    ...(access && access !== 'signed-in' ? (['forbidden'] as const) : []),
    ...((limits ?? effectLimits) ? (['too_many'] as const) : []),
    // The URL and the body must not contain text that the database cannot store.
    'invalid',
    'unavailable',
  ];
}

/** Returns the statuses of an endpoint's errors, including those of a malformed request or body. */
function errorStatusesOf(endpoint: AnyEndpoint): number[] {
  const malformed = endpoint.method === 'POST' ? [400, 413, 415] : [400];
  return [...new Set([...malformed, ...errorCodesOf(endpoint).map((code) => errorStatus[code])])].sort();
}

function schemaOf(endpoint: AnyEndpoint): FastifySchema {
  const { noun, summary, params, query, body, uploads } = endpoint;
  const errorResponses = Object.fromEntries(
    errorStatusesOf(endpoint).map((status) => [status, ApiErrorBody]),
  );
  return {
    tags: [noun],
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(uploads && { consumes: [...uploads.types], body: z.unknown() }),
    response: {
      ...('data' in endpoint && { 200: envelope(endpoint.data) }),
      ...('redirects' in endpoint && endpoint.redirects && { 303: z.unknown() }),
      ...errorResponses,
    },
  };
}

/** @throws AppError invalid */
function idempotencyKeyOf({ idempotent }: AnyEndpoint, { headers }: FastifyRequest): string {
  if (!idempotent) return '';
  const key = headers['idempotency-key'];
  if (typeof key === 'string' && /^[\w-]{16,100}$/.test(key)) return key;
  throw new AppError(
    'malformed',
    'This endpoint requires an Idempotency-Key header of 16 to 100 characters.',
  );
}

function requestOf(endpoint: AnyEndpoint, request: FastifyRequest, reply: FastifyReply): RouteRequest {
  const { params, query, id: requestId, user } = request;
  const ip = networkOf(request);
  const { uploads } = endpoint;
  const idempotencyKey = idempotencyKeyOf(endpoint, request);
  const body = uploads && !Buffer.isBuffer(request.body) ? Buffer.alloc(0) : request.body;
  return { params, query, body, ip, requestId, idempotencyKey, user, raw: request, reply };
}

/** Returns the cache key of a response: its input, and the day, because prices depend on it. */
function cacheKeyOf({ path }: AnyEndpoint, { params, query, body }: FastifyRequest, now: Date): string {
  return JSON.stringify([path, indiaDate(now), params, query, body]);
}

/** Forbids storing a response until it is known to be public; errors never are. */
const neverStored: onRequestHookHandler = (_request, reply, done) => {
  reply.header('cache-control', 'no-store');
  done();
};

/**
 * Counts a request against its endpoint's limits.
 * @throws Error when a limit per account is on an endpoint that requires none
 */
function countCall(
  { path, access, limits = {} }: AnyEndpoint,
  limiter: RateLimiter,
): preHandlerAsyncHookHandler[] {
  const all = Object.values(limits);
  if (all.length === 0) return [];
  if (!access && all.some(({ per }) => per === 'account'))
    throw new Error(`${path} is limited by account, but open to all.`);
  return [
    async (request) => {
      const subjects = { network: networkOf(request), account: String(request.user?.primaryKey) };
      await limiter.check(...all.map((limit) => [limit, subjects[limit.per]] as const));
    },
  ];
}

/** Returns whether an endpoint accepts other bodies than JSON, which requires a server of its own. */
const hasOwnParsers = (endpoint: AnyEndpoint): boolean =>
  Boolean(endpoint.uploads ?? ('acceptsForms' in endpoint && endpoint.acceptsForms));

function register(app: FastifyInstance, { endpoint, handle }: Route, context: RouteContext): void {
  const { method, path, access, cache } = endpoint;
  const isPublic = 'data' in endpoint && isPublicRead(endpoint);
  const cachedSchema = isPublic && cache === 'until-content-changes' ? envelope(endpoint.data) : undefined;
  app.route({
    method,
    url: path,
    schema: schemaOf(endpoint),
    bodyLimit: endpoint.uploads?.maxBytes,
    onRequest: [
      neverStored,
      ...(method === 'POST' && !hasOwnParsers(endpoint) ? [requireJson] : []),
      ...(access ? [context.requireUser(access === 'signed-in' ? undefined : access)] : []),
    ],
    preHandler: countCall(endpoint, context.limiter),
    // Cached responses already have their entity tag.
    onSend: isPublic && !cachedSchema ? [sendEntityTag] : [],
    handler: async (request, reply) => {
      const respond = () => handle(requestOf(endpoint, request, reply));
      if (!('data' in endpoint)) return respond();
      if (cachedSchema) {
        const key = cacheKeyOf(endpoint, request, context.now());
        return serveCached(request, reply, context.responses, key, cachedSchema, respond);
      }
      const data = await respond();
      return data instanceof DataWithMessage ? success(data.data, data.message) : success(data);
    },
  });
}

/** Adds parsers for the other content types that an endpoint accepts. */
function addBodyParsers(app: FastifyInstance, endpoint: AnyEndpoint): void {
  if ('acceptsForms' in endpoint && endpoint.acceptsForms) {
    // The URL contains everything that matters; the form's body is read and dropped.
    app.addContentTypeParser(formTypes, { parseAs: 'string' }, (_request, _body, done) => done(null, null));
  }
  if (endpoint.uploads) {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser([...endpoint.uploads.types], { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
  }
}

/**
 * Registers routes on the application. Validation, access, rate limits, envelope, cache and documentation
 * follow from each endpoint.
 */
export async function registerRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  context: RouteContext,
): Promise<void> {
  for (const one of routes) {
    if (!hasOwnParsers(one.endpoint)) {
      register(app, one, context);
      continue;
    }
    await app.register(async (scope) => {
      addBodyParsers(scope, one.endpoint);
      register(scope, one, context);
    });
  }
}
