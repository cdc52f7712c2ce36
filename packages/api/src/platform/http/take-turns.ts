import type { FastifyInstance } from 'fastify';

/** Milliseconds of a turn of the event loop in which requests begin. */
const turnMs = 2;
const mostAtOnce = 64;

/**
 * Lets requests begin in turns: at once while the turn of the event loop is young, otherwise one after the other in turns of
 * their own, and in larger numbers for as long as those take little time.
 */
export function createTurns(now = () => performance.now()) {
  const waiting: (() => void)[] = [];
  let began: number | undefined;
  let atOnce = 1;

  /** Begins what waits, once the event loop has turned. */
  function nextTurn(): void {
    const current = now();
    atOnce = began !== undefined && current - began < turnMs ? Math.min(2 * atOnce, mostAtOnce) : 1;
    began = waiting.length > 0 ? current : undefined;
    for (const begin of waiting.splice(0, atOnce)) begin();
    if (began !== undefined) setImmediate(nextTurn);
  }

  return (begin: () => void): void => {
    const current = now();
    if (began === undefined) {
      began = current;
      setImmediate(nextTurn);
    }
    if (waiting.length === 0 && current - began < turnMs) begin();
    else waiting.push(begin);
  };
}

/**
 * Keeps turns of the event loop short. Node accepts one connection in each (libuv 1.45 and later), and the embedded database
 * lets a request be answered within the turn that it began in: a new connection would wait for all requests of all others
 * each time that one is accepted (ADR 076).
 */
export function takeTurns(app: FastifyInstance, now?: () => number): void {
  const inTurn = createTurns(now);
  app.addHook('onRequest', (_request, _reply, done) => inTurn(done));
}
