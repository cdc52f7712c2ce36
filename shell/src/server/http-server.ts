import { closeKeepAliveConnections } from '@kaadu/graceful-close';
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { securityHeaders } from './document/security-headers';
import type { ShellEnv } from './env';
import { RequestLog } from './request-log';

/** A Fastify server without routes: request ids, security headers, error pages, and a close that waits for nobody idle. */
export function createHttpServer(logLevel: ShellEnv['logLevel']): FastifyInstance {
  const app = Fastify({
    logger: { level: logLevel },
    logController: new RequestLog(),
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 400, ignoreDuplicateSlashes: true },
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.code(400).type('text/plain').send('This address is malformed. Check it for stray % signs.');
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders, 'x-request-id': request.id });
  });
  closeKeepAliveConnections(app);
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'request failed');
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    const isClientError = status >= 400 && status < 500;
    return reply
      .code(isClientError ? status : 503)
      .type('text/plain')
      .send(
        isClientError
          ? 'This request is malformed.'
          : 'This page is not available just now. Please try again.',
      );
  });
  return app;
}

/** The caller's request id when it is well-formed, else a new one. */
function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}
