import { installDrain } from '@kaadu/node-runtime/graceful-close';
import { addRetryAfter } from '@kaadu/http-guards';
import { safeLogger } from '@kaadu/safe-log';
import { traceContextOf } from '@kaadu/node-runtime/trace-context';
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { securityHeaders } from '../pages/security-headers';
import type { ShellEnv } from '../env';
import type { SendErrorPage } from './error-page';
import type { LogMethod } from '../development/watch-log';
import { RequestLog } from './request-log';

/** Equal to the API's limit. */
const defaultRequestTimeoutMs = 15_000;

export interface HttpServerOptions extends Pick<ShellEnv, 'logLevel' | 'trustedProxies'> {
  /**
   * Hook for every line before it is written
   * (https://github.com/pinojs/pino/blob/main/docs/api.md#logmethod).
   */
  readonly logMethod?: LogMethod | undefined;
  /** Responds with the page of an error. Defaults to plain text. */
  readonly sendErrorPage?: SendErrorPage | undefined;
}

/**
 * Creates a Fastify server without routes, with request ids and traces, security headers, error pages, and a
 * close that loses no request.
 * @param trustedProxies number of trusted reverse proxies that send the client's address
 * @param requestTimeoutMs timeout for receiving a request, in milliseconds
 */
export function createHttpServer(
  { logLevel, trustedProxies, logMethod, sendErrorPage = sendText }: HttpServerOptions,
  requestTimeoutMs = defaultRequestTimeoutMs,
): FastifyInstance {
  const app = Fastify({
    logger: {
      ...safeLogger,
      level: logLevel,
      hooks: { logMethod: logMethod ? observed(logMethod) : safeLogger.hooks.logMethod },
    },
    logController: new RequestLog(),
    childLoggerFactory: (logger, bindings, options, request) =>
      logger.child({ ...bindings, trace: traceContextOf(request).traceId }, options),
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    requestIdHeader: false,
    // A proxy may send an absolute URL in the request line (RFC 9112, 3.2.2).
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]+\/?/i, '/'),
    trustProxy: (_address, hop) => hop < trustedProxies,
    requestTimeout: requestTimeoutMs,
    // Node enforces the limit only if that of the headers is not longer, and checks every half minute by
    // default.
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: 1_000 },
    // Start-up code has limits of its own; a busy machine may need longer than Fastify's.
    pluginTimeout: 0,
    routerOptions: { maxParamLength: 400, ignoreDuplicateSlashes: true },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void sendErrorPage(reply, 400);
    },
  });
  app.decorateRequest('releaseSet');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders, 'x-request-id': request.id });
  });
  installDrain(app);
  addRetryAfter(app);
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'request failed');
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    const isClientError = status >= 400 && status < 500;
    return isClientError
      ? reply.code(status).type('text/plain').send('This request is malformed.')
      : sendErrorPage(reply, 503);
  });
  return app;
}

const texts = {
  400: 'This URL is malformed. Check it for stray % signs.',
  404: 'There is no such page. Check the URL.',
  503: 'This page is not available just now. Please try again.',
};

const sendText: SendErrorPage = (reply, status) => reply.code(status).type('text/plain').send(texts[status]);

/** Passes original lines to a hook, and writes them without values that users have entered. */
function observed(logMethod: LogMethod): LogMethod {
  return function observe(args, write, level) {
    const writeSafely = (...given: unknown[]): void => safeLogger.hooks.logMethod.call(this, given, write);
    logMethod.call(this, args, writeSafely, level);
  };
}

/** Returns the caller's request id if it is well-formed, else a new one. */
function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}
