import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error';

/** NUL and lone surrogates: legal in JSON, impossible in PostgreSQL text, and never typed by a person. */
const brokenText = /[\0\p{Surrogate}]/u;
const deepest = 16;

function isBroken(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return brokenText.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if (depth >= deepest) return true;
  return Object.entries(value).some(([key, one]) => brokenText.test(key) || isBroken(one, depth + 1));
}

/** Refuses input that holds text the database cannot store, or that is nested beyond any use. */
export function installTextCheck(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    if (isBroken(body) || isBroken(query) || isBroken(params)) {
      throw new AppError('invalid', 'The request holds characters or nesting that cannot be accepted.');
    }
  });
}
