import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error';

/** Matches NUL and lone surrogates: legal in JSON, but impossible in PostgreSQL text. */
const invalidText = /[\0\p{Surrogate}]/u;
const maxDepth = 16;

/** Returns whether a value contains text that the database cannot store, or is nested too deeply. */
export function hasInvalidText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return invalidText.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if (depth >= maxDepth) return true;
  return Object.entries(value).some(([key, one]) => invalidText.test(key) || hasInvalidText(one, depth + 1));
}

/** Rejects input with text that the database cannot store, or with excessive nesting. */
export function rejectInvalidText(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, query, params, is404 }, _reply, done) => {
    // URLs without a route are not parsed.
    const isInvalid = !is404 && (hasInvalidText(body) || hasInvalidText(query) || hasInvalidText(params));
    done(
      isInvalid
        ? new AppError('invalid', 'The request contains characters or nesting that are not accepted.')
        : undefined,
    );
  });
}
