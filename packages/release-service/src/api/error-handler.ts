import { inputFaults, ReleaseError, type ReleaseErrorCode } from '@kaadu/release-core';
import type { FastifyError, FastifyInstance } from 'fastify';
import * as z from 'zod';
import { Unauthenticated } from './authentication';

const statuses: Record<ReleaseErrorCode, number> = {
  'not-found': 404,
  conflict: 409,
  refused: 422,
  frozen: 423,
  'awaiting-approval': 409,
  forbidden: 403,
  unreadable: 502,
  unavailable: 503,
};

/** Seconds until a retry while the store does not respond. */
const retryAfterSeconds = 5;

/** Sends errors as `{error, message}`. Details of internal errors go to the log only. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof Unauthenticated)
      return reply.code(401).send({ error: 'forbidden', message: error.message });
    if (error instanceof ReleaseError) {
      if (error.code === 'unavailable') reply.header('retry-after', retryAfterSeconds);
      return reply.code(statuses[error.code]).send({ error: error.code, message: error.message });
    }
    if (error instanceof z.ZodError)
      return reply.code(400).send({ error: 'malformed', message: `${inputFaults(error, 'The request')}.` });
    const status = error.statusCode ?? 500;
    if (status === 429)
      return reply.code(429).send({ error: 'unavailable', message: `Too many requests. ${error.message}.` });
    if (status < 500) return reply.code(status).send({ error: 'malformed', message: error.message });
    request.log.error({ err: error }, 'request failed');
    return reply
      .code(500)
      .send({ error: 'failed', message: 'The service failed. See its log; shells are not affected.' });
  });
}
