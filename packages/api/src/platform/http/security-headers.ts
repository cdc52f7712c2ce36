import type { FastifyInstance } from 'fastify';

const headers = {
  // Public responses override this header.
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/**
 * Sets headers that keep browsers from framing, sniffing or running responses; browsers ignore HSTS over
 * plain http. Not `@fastify/helmet`: it would need these constants as options, plus options that switch off
 * its other headers.
 */
export function installSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
