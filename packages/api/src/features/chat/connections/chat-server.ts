import websocket from '@fastify/websocket';
import { chatSocketPath, heartbeatMs } from '@kaadu/contracts/chat';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/errors/app-error';
import { SessionWatch } from '../../../platform/sessions/session-watch';
import { ChatHub } from './chat-hub';
import type { ChatServices } from '../chat-services';
import { createConnectionLimits } from './connection-limits';
import { ChatSocket, socketOptions } from './chat-socket';

/** How long clients may take to answer that a connection ends. */
const goodbyeMs = 1_000;

/**
 * Serves the chat's WebSocket, and passes on what other processes tell. When the server closes, what was received is dealt
 * with first and clients are told to come back.
 * @param rateLimitFactor widens the limits per client, for test suites
 */
export async function installChat(
  app: FastifyInstance,
  services: ChatServices,
  rateLimitFactor: number | undefined,
): Promise<void> {
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'a part of the chat failed');
  const hub = new ChatHub(services, onFailure);
  const limits = createConnectionLimits(rateLimitFactor);
  const sessions = new SessionWatch(services, onFailure);
  const sockets = new Set<ChatSocket>();
  await hub.listen();

  const pings = setInterval(() => {
    for (const socket of sockets) socket.checkAlive();
  }, heartbeatMs);
  pings.unref();

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
      // Frames that are too large, or not of the protocol, end the connection; `ws` has said why.
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
      const open = new ChatSocket({ services, hub, limits, sessions, onFailure }, socket, request, () =>
        sockets.delete(open),
      );
      sockets.add(open);
    });
  });
}
