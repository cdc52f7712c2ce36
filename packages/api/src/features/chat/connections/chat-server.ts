import websocket from '@fastify/websocket';
import { chatSocketPath, heartbeatMs } from '@kaadu/contracts/chat';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { AppError } from '../../../platform/errors/app-error';
import { SessionWatch } from '../../../platform/sessions/session-watch';
import { ChatHub } from './chat-hub';
import type { ChatServices } from '../chat-services';
import { createConnectionLimits } from './connection-limits';
import { ChatSocket, socketOptions } from './chat-socket';
import { measureChat } from './measure-chat';

/** Time that clients have to close their connection, in milliseconds. */
const goodbyeMs = 1_000;

export interface ChatServerOptions {
  /** Widens the limits per client, for test suites. */
  readonly rateLimitFactor?: number | undefined;
  /** Registry of this process's metrics. */
  readonly registry: Registry;
}

/**
 * Serves the chat's WebSocket and forwards notifications of all processes. When the server closes, it handles received
 * frames first and asks clients to reconnect.
 */
export async function installChat(
  app: FastifyInstance,
  services: ChatServices,
  { rateLimitFactor, registry }: ChatServerOptions,
): Promise<void> {
  const sockets = new Set<ChatSocket>();
  const metrics = measureChat(registry, sockets);
  const onFailure = (error: unknown) => {
    metrics.countFailure();
    app.log.error({ err: error }, 'a background task of the chat failed');
  };
  const hub = new ChatHub(services, onFailure);
  const limits = createConnectionLimits(rateLimitFactor);
  const sessions = new SessionWatch(services, onFailure);
  await hub.listen();

  const pings = setInterval(() => sockets.forEach((socket) => socket.checkAlive()), heartbeatMs).unref();

  async function goodbye(): Promise<void> {
    clearInterval(pings);
    await sessions.close();
    await Promise.all([...sockets].map((socket) => socket.close()));
    await hub.close();
    const deadline = performance.now() + goodbyeMs;
    while (sockets.size > 0 && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    for (const socket of app.websocketServer.clients) socket.terminate();
    app.websocketServer.close();
  }

  await app.register(websocket, {
    options: socketOptions,
    errorHandler: (error, socket) => {
      // Too large or malformed frames end the connection; `ws` has sent the reason.
      app.log.debug({ err: error }, 'a connection of the chat ended');
      socket.terminate();
    },
    preClose: (done) => void goodbye().catch(onFailure).finally(done),
  });
  await app.register(async (scope) => {
    scope.addHook('onRequest', async ({ headers: { origin } }) => {
      // Any site can open a WebSocket, and the browser sends our cookies with it (booking §5).
      if (!origin || !services.siteOrigins.includes(origin)) {
        throw new AppError('forbidden', 'The chat is open to pages of this site only.');
      }
    });
    scope.get(chatSocketPath, { websocket: true }, (socket, request) => {
      const open = new ChatSocket(
        { services, hub, limits, sessions, metrics, onFailure },
        socket,
        request,
        () => sockets.delete(open),
      );
      sockets.add(open);
    });
  });
}
