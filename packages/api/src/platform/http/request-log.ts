import type { FastifyInstance } from 'fastify';

/**
 * One line a request, and its id in the answer. The route's pattern is logged instead of the address, and neither
 * client nor body is: addresses and search terms are personal.
 */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header('x-request-id', id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}
