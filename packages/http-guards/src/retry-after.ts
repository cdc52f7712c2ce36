import type { FastifyInstance } from 'fastify';

/** Default of Retry-After, in seconds. */
export const retryAfterSeconds = 5;

/** Adds Retry-After to every 503 response of a server (RFC 9110, 15.6.4). */
export function addRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after'))
      reply.header('retry-after', retryAfterSeconds);
  });
}
