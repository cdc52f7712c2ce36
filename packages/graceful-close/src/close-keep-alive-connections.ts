import type { FastifyInstance } from 'fastify';

/**
 * Closes each connection after the response that is under way when the server closes. Fastify does so for requests
 * that arrive later only; kept alive, these connections would hold the process until their clients close them.
 */
export function closeKeepAliveConnections(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
