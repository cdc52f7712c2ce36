import { errorStatus, type AnyEndpoint, type ErrorCode, type StaffRole } from '@kaadu/contracts/endpoint';
import { ApiErrorBody, envelope } from '@kaadu/contracts/envelope';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { ResponseCache } from '../cache/response-cache';
import { success } from './envelope';
import { DataWithMessage, type Route, type RouteRequest } from './route';
import { serveCached } from './serve-cached';

/** Content types that browsers and mail programs send forms in. */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

interface RouteContext {
  readonly responses: ResponseCache;
  /** A hook that requires a session, and one of the roles if any are given. */
  readonly requireUser: (roles?: readonly StaffRole[]) => (request: FastifyRequest) => Promise<void>;
}

/** Codes of all errors that an endpoint may respond with. */
function errorCodesOf({ access, errors = [], limits }: AnyEndpoint): ErrorCode[] {
  return [
    ...errors,
    ...(access ? (['unauthenticated'] as const) : []),
    ...(access && access !== 'signed-in' ? (['forbidden'] as const) : []),
    ...(limits ? (['too_many'] as const) : []),
    // Text that the database cannot store is rejected in the URL and in the body.
    'invalid',
    'unavailable',
  ];
}

/** Status codes of an endpoint's errors, including 400 for a malformed request and those about its body. */
function errorStatusesOf(endpoint: AnyEndpoint): number[] {
  const malformed = endpoint.method === 'POST' ? [400, 413, 415] : [400];
  return [...new Set([...malformed, ...errorCodesOf(endpoint).map((code) => errorStatus[code])])].sort();
}

function schemaOf(endpoint: AnyEndpoint): FastifySchema {
  const { noun, summary, params, query, body } = endpoint;
  const errorResponses = Object.fromEntries(
    errorStatusesOf(endpoint).map((status) => [status, ApiErrorBody]),
  );
  return {
    tags: [noun],
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { ...('data' in endpoint && { 200: envelope(endpoint.data) }), ...errorResponses },
  };
}

function requestOf(request: FastifyRequest, reply: FastifyReply): RouteRequest {
  const { params, query, body, ip, id: requestId, user } = request;
  return { params, query, body, ip, requestId, user, raw: request, reply };
}

function register(app: FastifyInstance, { endpoint, handle }: Route, context: RouteContext): void {
  const { method, path, access, cache = access ? 'no-store' : undefined } = endpoint;
  app.route({
    method,
    url: path,
    schema: schemaOf(endpoint),
    onRequest: [
      async (_request, reply) => {
        if (cache === 'no-store') reply.header('cache-control', 'no-store');
      },
      ...(access ? [context.requireUser(access === 'signed-in' ? undefined : access)] : []),
    ],
    handler: async (request, reply) => {
      const respond = () => handle(requestOf(request, reply));
      if (!('data' in endpoint)) return respond();
      if (cache === 'until-content-changes') {
        return serveCached(request, reply, context.responses, path, envelope(endpoint.data), respond);
      }
      const data = await respond();
      return data instanceof DataWithMessage ? success(data.data, data.message) : success(data);
    },
  });
}

/** Registers routes on the application: validation, access, envelope, cache and documentation follow from each endpoint. */
export async function registerRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  context: RouteContext,
): Promise<void> {
  for (const one of routes) {
    if (!('acceptsForms' in one.endpoint && one.endpoint.acceptsForms)) register(app, one, context);
    else {
      await app.register(async (forms) => {
        // Everything that matters is in the URL; the form's body is read and dropped.
        forms.addContentTypeParser(formTypes, { parseAs: 'string' }, (_request, _body, done) =>
          done(null, null),
        );
        register(forms, one, context);
      });
    }
  }
}
