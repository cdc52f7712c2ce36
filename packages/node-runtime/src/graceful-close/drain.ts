import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Graceful shutdown of a server without failed requests. */
export interface Drain {
  /** Whether the server is about to close. Readiness checks then fail, while requests are still served. */
  readonly isDraining: boolean;
  /**
   * Closes the server after load balancers have had time to notice. Readiness fails at once, and each
   * response then closes its connection. The listener closes after the delay, idle connections last.
   * @param delayMs milliseconds between the first failed readiness check and closing the listener
   */
  close(delayMs: number): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly drain: Drain;
  }
}

/**
 * Interval in milliseconds at which idle connections are closed; a response that began before the close
 * leaves its connection open.
 */
const idleCheckMs = 50;

/**
 * Adds `app.drain`. Call it before the server listens, on a server with `return503OnClosing: false`: requests
 * on open connections are still served while it closes.
 * @param wait resolves after the given milliseconds
 */
export function installDrain(
  app: FastifyInstance,
  wait: (milliseconds: number) => Promise<unknown> = sleep,
): void {
  const unused = unusedConnections(app);
  let isDraining = false;
  let idleChecks: NodeJS.Timeout | undefined;
  app.decorate('drain', {
    get isDraining() {
      return isDraining;
    },
    async close(delayMs) {
      isDraining = true;
      if (delayMs > 0) await wait(delayMs);
      await app.close();
    },
  } satisfies Drain);
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isDraining = true;
    // Node closes idle connections when the listener closes, and waits for all others.
    idleChecks = setInterval(() => {
      if (app.server.listening) return;
      app.server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    }, idleCheckMs);
  });
  app.addHook('onClose', async () => clearInterval(idleChecks));
}

/** Tracks connections without a request, which browsers open in advance. Node does not count them as idle. */
function unusedConnections({ server }: FastifyInstance): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  const used = ({ socket }: IncomingMessage) => void unused.delete(socket);
  server.on('request', used);
  server.on('upgrade', used);
  return unused;
}
