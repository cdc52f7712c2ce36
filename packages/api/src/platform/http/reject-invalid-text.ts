import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error';

/** NUL and lone surrogates: legal in JSON, impossible in PostgreSQL text, and never typed by a visitor. */
const invalidText = /[\0\p{Surrogate}]/u;
const maxDepth = 16;

function isInvalid(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return invalidText.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if (depth >= maxDepth) return true;
  return Object.entries(value).some(([key, one]) => invalidText.test(key) || isInvalid(one, depth + 1));
}

/** Rejects input with text that the database cannot store, or with excessive nesting. */
export function rejectInvalidText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    if (isInvalid(body) || isInvalid(query) || isInvalid(params)) {
      throw new AppError('invalid', 'The request contains characters or nesting that are not accepted.');
    }
  });
}
