import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import type { ApiRequest } from './exchange';
import { nodeExchange } from './node-exchange';

let respond: RequestListener = () => undefined;
const sockets = new Set<Socket>();
const server = createServer((request, response) => respond(request, response));
server.on('connection', (socket: Socket) => sockets.add(socket));
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => sockets.clear());

const baseUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const call: ApiRequest = { method: 'GET', path: '/stories?page=2', headers: {}, isSafe: true };

test('sends what it is given, and gives back what was answered', async () => {
  const seen: unknown[] = [];
  respond = (
    { method, url, headers: { traceparent, 'content-type': type, 'content-length': length } },
    response,
  ) => {
    seen.push([method, url, traceparent, type, length]);
    response.writeHead(422, { etag: '"1"' }).end('{"name":"Kōdai"}');
  };
  const exchange = nodeExchange({ baseUrl: baseUrl(), timeoutMs: 5_000 });
  const { status, header, text } = await exchange({ ...call, headers: { traceparent: '00-1' } });
  expect([status, header('etag'), header('vary'), text]).toEqual([422, '"1"', null, '{"name":"Kōdai"}']);
  await exchange({ ...call, method: 'POST', body: '{"a":"ō"}' });
  expect(seen).toEqual([
    ['GET', '/stories?page=2', '00-1', undefined, undefined],
    ['POST', '/stories?page=2', undefined, 'application/json', '10'],
  ]);
});

test('calls one after the other share a connection', async () => {
  respond = (_request, response) => void response.end('ok');
  const exchange = nodeExchange({ baseUrl: baseUrl(), timeoutMs: 5_000 });
  for (let calls = 0; calls < 3; calls += 1) await exchange(call);
  expect(sockets.size).toBeLessThanOrEqual(1);
});

/** Answers the first call of a connection, and closes the connection at its second. */
const answerOnce: RequestListener = ({ socket }, response) => {
  if (served.has(socket)) return void socket.resetAndDestroy();
  served.add(socket);
  response.end('ok');
};
const served = new WeakSet<Socket>();

test('a kept connection that is closed under a call that changes nothing is replaced', async () => {
  respond = answerOnce;
  const exchange = nodeExchange({ baseUrl: baseUrl(), timeoutMs: 5_000 });
  await exchange(call);
  expect((await exchange(call)).text).toBe('ok');
});

test('a call that may change something is not sent twice', async () => {
  respond = answerOnce;
  const exchange = nodeExchange({ baseUrl: baseUrl(), timeoutMs: 5_000 });
  await exchange(call);
  await expect(exchange({ ...call, method: 'POST', body: '{}', isSafe: false })).rejects.toMatchObject({
    name: 'ApiError',
    status: 0,
  });
});

test('an answer that stops halfway is an ApiError after the time that it may take', async () => {
  respond = (_request, response) => void response.write('{"status":');
  const exchange = nodeExchange({ baseUrl: baseUrl(), timeoutMs: 100 });
  await expect(exchange(call)).rejects.toMatchObject({
    name: 'ApiError',
    message: expect.stringMatching(/takes too long/),
  });
});

test('an answer that breaks off, and no server at all, are ApiErrors', async () => {
  respond = (_request, response) => {
    response.write('{"status":');
    setImmediate(() => response.destroy());
  };
  const exchange = nodeExchange({ baseUrl: baseUrl(), timeoutMs: 5_000 });
  await expect(exchange(call)).rejects.toMatchObject({
    name: 'ApiError',
    message: expect.stringMatching(/could not reach/),
  });
  const nowhere = nodeExchange({ baseUrl: 'http://127.0.0.1:1', timeoutMs: 5_000 });
  await expect(nowhere(call)).rejects.toMatchObject({
    name: 'ApiError',
    message: expect.stringMatching(/could not reach/),
  });
});

test('a call that was cancelled rejects with the reason', async () => {
  respond = () => undefined;
  const exchange = nodeExchange({ baseUrl: baseUrl(), timeoutMs: 5_000 });
  const controller = new AbortController();
  const cancelled = exchange({ ...call, signal: controller.signal });
  const reason = new Error('the visitor left');
  controller.abort(reason);
  await expect(cancelled).rejects.toBe(reason);
  await expect(exchange({ ...call, signal: controller.signal })).rejects.toBe(reason);
});
