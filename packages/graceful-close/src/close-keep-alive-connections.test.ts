import Fastify from 'fastify';
import { Agent, get } from 'node:http';
import { closeKeepAliveConnections } from './close-keep-alive-connections';

it('a response under way when the server closes ends its kept-alive connection', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  closeKeepAliveConnections(app);
  let respond: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    app.get('/', async () => {
      resolve();
      await new Promise<void>((release) => (respond = release));
      return 'done';
    });
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const connection = new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      response.resume();
      resolve(response.headers.connection);
    }).on('error', reject);
  });
  await arrived;
  const closed = app.close();
  await new Promise((resolve) => setImmediate(resolve));
  respond();
  expect(await connection).toBe('close');
  await closed;
  agent.destroy();
});
