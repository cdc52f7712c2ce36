import type { FastifyInstance } from 'fastify';

const headers = {
  // Answers that are public say so themselves.
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/**
 * Sets headers that keep browsers from framing, sniffing or running responses; browsers ignore HSTS over plain http. Not
 * `@fastify/helmet`: these constants would be its options, beside those that switch its other headers off.
 */
export function installSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
