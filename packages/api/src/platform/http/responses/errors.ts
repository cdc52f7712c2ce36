import { errorStatus } from '@kaadu/contracts/endpoint';
import type { ApiErrorBody } from '@kaadu/contracts/envelope';
import { retryAfterSeconds } from '@kaadu/http-guards';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../../errors/app-error';
import { errorCode } from '../../errors/error-code';
import { errorsIn } from '../../errors/errors-in';

const hidden = 'Something went wrong on our side. Please try again in a moment.';
const busy = 'We are busy just now. Please try again in a moment.';
const full = 'We cannot save anything just now. Please try again in a few minutes.';

/** Codes of PostgreSQL and the system for a full or read-only disk: an operator has to free space. */
const fullCodes = new Set(['53100', '58030', 'ENOSPC', 'EDQUOT', 'EROFS']);

/**
 * Matches codes of PostgreSQL and the network for a temporarily unavailable database: timeouts, deadlocks and
 * transaction conflicts (40), a restart or failover (57P0x, 25006, 55000), too many connections (53), none
 * (08) or a refused one (28, 3D000), files in use (55006) and unavailable locks (55P03).
 */
const busyCode =
  /^(?:57014|55000|55006|55P03|40001|40P01|25006|3D000|57P\w{2}|(?:08|28|53)\w{3}|ECONN(?:REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|E(?:HOST|NET)(?:UNREACH|DOWN)|EADDRNOTAVAIL|E[MN]FILE|ENOTFOUND|EAI_(?:AGAIN|FAIL))$/;
/** Matches messages of the driver's errors that have no code. */
const busyMessage =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|connection error and is not queryable|Client was closed and is not queryable|Cannot use a pool after calling end|PGlite is clos(?:ed|ing)/;

/** Returns the message and the Retry-After seconds of an unavailable database; undefined for other errors. */
function outageOf(error: unknown): { message: string; retryAfter: number } | undefined {
  const chain = errorsIn(error);
  const codes = chain.map((one) => errorCode(one) ?? '');
  if (codes.some((code) => fullCodes.has(code))) return { message: full, retryAfter: 60 };
  const isBusy = chain.some((one) => one instanceof Error && busyMessage.test(one.message));
  // The embedded PostgreSQL has ended: a WebAssembly.RuntimeError, "Aborted()".
  const hasEnded = chain.some((one) => one instanceof Error && one.name === 'RuntimeError');
  if (isBusy || codes.some((code) => busyCode.test(code))) return { message: busy, retryAfter: 1 };
  return hasEnded ? { message: busy, retryAfter: 60 } : undefined;
}

interface ErrorResponse {
  readonly status: number;
  readonly body: ApiErrorBody;
  readonly retryAfter?: number;
}

/**
 * Converts an error to the format that clients read. Messages of our own errors are shown; those of internal
 * errors are not.
 */
function toErrorResponse(error: FastifyError): ErrorResponse {
  if (error instanceof AppError) {
    const { errors, retryAfter } = error.options;
    return {
      status: errorStatus[error.code],
      body: { status: 'error', message: error.message, ...(errors && { errors: { ...errors } }) },
      retryAfter: retryAfter ?? (error.code === 'unavailable' ? retryAfterSeconds : undefined),
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
  const outage = outageOf(error);
  if (outage) {
    const { message, retryAfter } = outage;
    return { status: 503, body: { status: 'error', message }, retryAfter };
  }
  const status = error.statusCode ?? 500;
  return status < 500
    ? { status, body: { status: 'error', message: error.message } }
    : { status: 500, body: { status: 'error', message: hidden } };
}

/** Sends the error response of a failed request, including malformed URLs that reach no route. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body, retryAfter } = toErrorResponse(error);
  // An outage that the API states itself, such as its own shutdown, is no fault of the code.
  if (status >= 500)
    request.log[error instanceof AppError ? 'warn' : 'error']({ err: error }, 'request failed');
  // A malformed URL that reaches no route has not passed the hooks.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter));
  void reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ status: 'error', message: 'There is no such endpoint.' }),
  );
}
