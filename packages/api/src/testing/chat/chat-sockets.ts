import { openChatIn, signInAdvisor } from './chat-api';
import { type ChatClient, connectChat } from './chat-client';
import { startTestApi } from '../test-api';

/** Starts an API that listens, with clients of the chat's WebSocket. */
export async function startChatSockets() {
  const api = await startTestApi({ rateLimitFactor: 1_000 });
  const origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const advisor = await signInAdvisor(api);
  const clients: ChatClient[] = [];

  async function connect(headers: Record<string, string>, pageOrigin?: string) {
    const client = await connectChat(origin, { headers, origin: pageOrigin });
    clients.push(client);
    return client;
  }

  return {
    api,
    advisor,
    connect,
    /** Connects the chat of a new visitor. */
    async arrive() {
      const chat = await openChatIn(api);
      const client = await connect(chat.headers);
      client.hello();
      await client.next('ready');
      return { ...chat, client };
    },
    async advisorArrives() {
      const client = await connect(advisor.headers);
      client.hello('advisor');
      await client.next('ready');
      return client;
    },
    leave() {
      for (const client of clients.splice(0)) client.close();
    },
  };
}
