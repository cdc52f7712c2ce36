import rateLimit from '@fastify/rate-limit';
import type { Token } from '@kaadu/release-core/operations';
import type { FastifyInstance } from 'fastify';
import { callerOf } from './authentication';

/** Requests a minute of one caller. */
const maxRequests = 600;
/** Requests a minute of one token on the routes of shells: a thousand shells that share it report every second. */
const maxOfShells = 60_000;

/** Limits requests by valid token, and those without one by address. */
export async function limitRequests(app: FastifyInstance, tokens: () => Promise<Token[]>): Promise<void> {
  await app.register(rateLimit, {
    max: maxRequests,
    timeWindow: 60_000,
    keyGenerator: (request) => callerOf(request, tokens),
  });
}

/** Route configuration for requests that each shell sends. */
export const limitOfShells = {
  rateLimit: {
    max: (_request: unknown, caller: string) => (caller.startsWith('token ') ? maxOfShells : maxRequests),
  },
};
