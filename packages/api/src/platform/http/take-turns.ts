import type { FastifyInstance } from 'fastify';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';

/**
 * Begins one request in each turn of the event loop. Node accepts one connection a turn (libuv 1.45 and later), and the
 * embedded database lets a request be answered within the turn that it began in: without this, a new connection would wait
 * for all requests of all others each time that one is accepted.
 */
export function takeTurns(app: FastifyInstance): void {
  const turns = pLimit(1);
  app.addHook('onRequest', () => turns(() => setImmediate()));
}
