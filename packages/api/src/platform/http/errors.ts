import { errorStatus } from '@kaadu/contracts/endpoint';
import type { ApiErrorBody } from '@kaadu/contracts/envelope';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../errors/app-error';
import { errorCode } from '../errors/error-code';

const hidden = 'Something went wrong on our side. Please try again in a moment.';
const busy = 'We are busy just now. Please try again in a moment.';

/** PostgreSQL and network errors that are transient: timeouts, deadlocks, too many connections, a restarting server. */
const transientCodes = new Set([
  '57014',
  '55P03',
  '40P01',
  '57P01',
  '57P03',
  '53300',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
]);

function isTransient(error: unknown): boolean {
  if (transientCodes.has(errorCode(error) ?? '')) return true;
  if (!(error instanceof Error)) return false;
  return (
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message) ||
    isTransient(error.cause)
  );
}

interface ErrorResponse {
  readonly status: number;
  readonly body: ApiErrorBody;
  readonly retryAfter?: number;
}

/** Every error in the format that clients read. Our own messages are shown; internal errors are not. */
function toErrorResponse(error: FastifyError): ErrorResponse {
  if (error instanceof AppError) {
    const { errors, retryAfter } = error.options;
    return {
      status: errorStatus[error.code],
      body: { status: 'error', message: error.message, ...(errors && { errors: { ...errors } }) },
      retryAfter,
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors: Record<string, string[]> = {};
    for (const { instancePath, message } of error.validation) {
      const field = instancePath.split('/')[1] ?? '';
      (errors[field || 'request'] ??= []).push(message ?? 'Invalid');
    }
    return { status: 400, body: { status: 'error', message: 'Please check what was entered.', errors } };
  }
  if (isTransient(error)) return { status: 503, body: { status: 'error', message: busy }, retryAfter: 1 };
  const status = error.statusCode ?? 500;
  return status < 500
    ? { status, body: { status: 'error', message: error.message } }
    : { status: 500, body: { status: 'error', message: hidden } };
}

/** Sends the error response of a failed request; also for URLs so malformed that they reach no route. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body, retryAfter } = toErrorResponse(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter));
  void reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ status: 'error', message: 'There is no such call.' }),
  );
}
