import { formatError } from '@kaadu/safe-log';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { Refusal } from '../refusal';

/** Responds to errors in Razorpay's format. */
export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) => {
    const { status, description, reason } = describe(error);
    if (status >= 500) process.stderr.write(`${formatError(error)}\n`);
    return reply.code(status).send({
      error: {
        code: status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR',
        description,
        source: 'business',
        step: null,
        reason,
        metadata: {},
      },
    });
  });
}

const HttpError = z.object({ statusCode: z.int().min(400).max(499), message: z.string() });

function describe(error: unknown): { status: number; description: string; reason: string } {
  if (error instanceof Refusal) {
    return { status: error.status, description: error.message, reason: error.reason };
  }
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    const field = issue?.path.join('.') ?? '';
    return {
      status: 400,
      description: `${field}: ${issue?.message ?? ''}`,
      reason: 'input_validation_failed',
    };
  }
  const http = HttpError.safeParse(error);
  if (http.success)
    return { status: http.data.statusCode, description: http.data.message, reason: 'bad_request' };
  return { status: 500, description: 'The sandbox has failed', reason: 'server_error' };
}
