import Fastify from 'fastify';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { takeTurns } from './take-turns';

const connections = 20;

/** A server that answers each request at once, while its clients ask again as soon as they have an answer. */
async function answersBeforeTheLastConnection(): Promise<number> {
  const app = Fastify({ forceCloseConnections: true });
  takeTurns(app);
  app.get('/', async () => 'answer');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const answers = new Map<Socket, number>();
  await new Promise<void>((resolve) => {
    for (let opened = 0; opened < connections; opened += 1) {
      const socket = connect(port, '127.0.0.1');
      const ask = () => socket.write('GET / HTTP/1.1\r\nHost: test\r\n\r\n');
      socket.on('connect', ask).on('data', () => {
        answers.set(socket, (answers.get(socket) ?? 0) + 1);
        if (answers.size === connections) resolve();
        else ask();
      });
    }
  });
  await app.close();
  return Math.max(...answers.values());
}

it('lets a new connection wait for one request at a time, not for one of each other connection', async () => {
  expect(await answersBeforeTheLastConnection()).toBeLessThan(connections / 2);
});
