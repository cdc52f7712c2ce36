import { createHash, timingSafeEqual } from 'node:crypto';
import { isForThisMachine } from '@kaadu/http-guards';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

export interface MetricsServerOptions {
  readonly registry: Registry;
  /** Bearer token of scrapers. Without one, only programs on this machine may read. */
  readonly token: string | undefined;
}

/** Serves `/metrics` for Prometheus, and nothing else, on a port that visitors cannot reach. */
export function createMetricsServer({ registry, token }: MetricsServerOptions): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.get('/metrics', async ({ headers }, reply) => {
    if (token !== undefined && !isToken(headers.authorization, token))
      return reply
        .code(403)
        .type('text/plain')
        .send('Metrics are not public: send METRICS_TOKEN as bearer token.');
    if (token === undefined && !isForThisMachine(headers))
      return reply
        .code(403)
        .type('text/plain')
        .send('Metrics are for this machine only: use the host name localhost, or set METRICS_TOKEN.');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return app;
}

function isToken(authorization: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}
