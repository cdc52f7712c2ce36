import type { FastifyInstance } from 'fastify';

/** Seconds after which to try again where the cause does not say. */
export const retryAfterSeconds = 5;

/** Makes every 503 of a server say when to try again (RFC 9110, 15.6.4). */
export function addRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after'))
      reply.header('retry-after', retryAfterSeconds);
  });
}
