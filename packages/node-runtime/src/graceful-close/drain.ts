import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How a server leaves without its clients noticing. */
export interface Drain {
  /** It is about to close: readiness checks must fail, though requests are still answered. */
  readonly isDraining: boolean;
  /**
   * Closes the server once whoever sends it requests has had time to notice: readiness fails at once, and from then on each
   * response ends its connection. The listener closes after the delay, connections without a request last.
   * @param delayMs milliseconds between the first failed readiness check and the end of the listener
   */
  close(delayMs: number): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly drain: Drain;
  }
}

/** A response that began before the server closed leaves its connection open; it is looked for this often, in milliseconds. */
const idleCheckMs = 50;

/**
 * Adds `app.drain`. To be called before the server listens, on a server with `return503OnClosing: false`: what arrives on an
 * open connection while it closes is a request like any other.
 * @param wait resolves after so many milliseconds
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
    // Node closes connections that are idle when the listener closes, and waits for all others.
    idleChecks = setInterval(() => {
      if (app.server.listening) return;
      app.server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    }, idleCheckMs);
  });
  app.addHook('onClose', async () => clearInterval(idleChecks));
}

/** Connections on which nothing was asked yet, as browsers open them in advance. Node does not count them as idle. */
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
