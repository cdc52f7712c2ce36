import Fastify, { type FastifyInstance } from 'fastify';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { installDrain } from './drain';

let app: FastifyInstance;
let address: string;
let agent: Agent;
/** Sends the response to `/slow`. */
let respond: () => void;
let arrived: Promise<void>;
/** Ends the delay before the listener closes. */
let endDelay: () => void;
let delays: number[];
/** Resolves once the server has begun to close. */
let closing: Promise<void>;

beforeEach(async () => {
  app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  delays = [];
  installDrain(app, (milliseconds) => {
    delays.push(milliseconds);
    return new Promise<void>((resolve) => (endDelay = resolve));
  });
  closing = new Promise((resolve) => app.addHook('preClose', async () => resolve()));
  app.get('/', async () => 'done');
  app.get('/readyz', async (_request, reply) => reply.code(app.drain.isDraining ? 503 : 200).send());
  arrived = new Promise((resolve) => {
    app.get('/slow', async () => {
      resolve();
      await new Promise<void>((release) => (respond = release));
      return 'done';
    });
  });
  app.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write('first');
    respond = () => reply.raw.end('last');
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(async () => {
  agent.destroy();
  await app.close();
});

function ask(
  path: string,
  onHead: () => void = () => undefined,
): Promise<{ status: number | undefined; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    get(address + path, { agent }, (response: IncomingMessage) => {
      onHead();
      response.resume().on('end', () => {
        resolve({ status: response.statusCode, connection: response.headers.connection });
      });
    }).on('error', reject);
  });
}

test('drain serves new and kept-alive connections, closes them, and reports the server as not ready', async () => {
  expect(await ask('/readyz')).toEqual({ status: 200, connection: 'keep-alive' });
  const closed = app.drain.close(2_000);
  expect(await ask('/readyz')).toEqual({ status: 503, connection: 'close' });
  expect(await ask('/')).toEqual({ status: 200, connection: 'close' });
  expect([delays, app.server.listening]).toEqual([[2_000], true]);
  endDelay();
  await closed;
  expect(app.server.listening).toBe(false);
});

test('drain keeps connections without a request until the listener has closed', async () => {
  const { port } = new URL(address);
  const idle = connect(Number(port), '127.0.0.1');
  const ended = new Promise<boolean>((resolve) => idle.on('close', () => resolve(app.server.listening)));
  await new Promise<void>((resolve) => idle.on('connect', () => resolve()));
  const closed = app.drain.close(2_000);
  expect([app.drain.isDraining, app.server.listening]).toEqual([true, true]);
  endDelay();
  await closed;
  expect(await ended).toBe(false);
});

test('drain finishes a response in flight and closes its kept-alive connection', async () => {
  const response = ask('/slow');
  await arrived;
  const closed = app.drain.close(0);
  await closing;
  respond();
  expect(await response).toEqual({ status: 200, connection: 'close' });
  await closed;
});

test('drain does not wait for the connection of a finished response whose head was sent before', async () => {
  let response = Promise.resolve({});
  await new Promise<void>((onHead) => {
    response = ask('/stream', onHead);
  });
  const closed = app.drain.close(0);
  await closing;
  respond();
  expect(await response).toEqual({ status: 200, connection: 'keep-alive' });
  await closed;
});
