import { traceContextOf } from '@kaadu/node-runtime/trace-context';
import { safeLogger } from '@kaadu/safe-log';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';

/** Returns settings of a logger whose lines contain no user input. */
export function loggerOf(logger: FastifyServerOptions['logger'] = false) {
  return logger && { ...safeLogger, ...(logger !== true && logger) };
}

/** Creates loggers whose lines name the trace of the request, like those of the shell. */
export const logWithTrace: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
  request,
): FastifyBaseLogger => logger.child({ ...bindings, trace: traceContextOf(request).traceId }, options);

/**
 * Logs one line per request and returns its id in a header. Logs the route's pattern instead of the URL, and
 * neither client nor body: IP addresses and search terms are personal data.
 */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, reply, done) => {
    reply.header('x-request-id', id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
