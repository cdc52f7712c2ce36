import type { FastifyInstance } from 'fastify';

/**
 * Answers to requests that are under way when the server closes end their connections: kept alive, each would hold the
 * process until its client lets go.
 */
export function letGoOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
