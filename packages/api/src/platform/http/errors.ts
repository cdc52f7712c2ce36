import { errorStatus } from '@kaadu/contracts/endpoint';
import type { ApiErrorBody } from '@kaadu/contracts/envelope';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../errors/app-error';
import { errorCode } from '../errors/error-code';

const hidden = 'Something went wrong on our side. Please try again in a moment.';
const busy = 'We are busy just now. Please try again in a moment.';

/** PostgreSQL and network codes that pass by themselves: time-outs, deadlocks, too many connections, a server that restarts. */
const passing = new Set([
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

function isPassing(error: unknown): boolean {
  if (passing.has(errorCode(error) ?? '')) return true;
  if (!(error instanceof Error)) return false;
  return (
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message) ||
    isPassing(error.cause)
  );
}

interface Refusal {
  readonly status: number;
  readonly body: ApiErrorBody;
  readonly retryAfter?: number;
}

/** Every refusal in the shape that the site reads. A message of ours is shown; what went wrong inside is not. */
function refusalOf(error: FastifyError): Refusal {
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
  if (isPassing(error)) return { status: 503, body: { status: 'error', message: busy }, retryAfter: 1 };
  const status = error.statusCode ?? 500;
  return status < 500
    ? { status, body: { status: 'error', message: error.message } }
    : { status: 500, body: { status: 'error', message: hidden } };
}

/** Answers a failed request; also for addresses so broken that they reach no route. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body, retryAfter } = refusalOf(error);
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
