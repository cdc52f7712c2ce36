import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import type { AxiosRequestConfig } from 'axios';
import { createAxios } from './create-axios';
import { nodeAdapter } from './node-adapter';

let respond: RequestListener = () => undefined;
const server = createServer((request, response) => respond(request, response));
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const get: AxiosRequestConfig = { url: '/stories?page=2', isSafe: true };
const post: AxiosRequestConfig = { url: '/stories', method: 'POST', data: '{"a":"ō"}' };

function request(config: AxiosRequestConfig, timeoutMs = 60_000) {
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  return createAxios({ baseUrl, timeoutMs, adapter: nodeAdapter }).request<string>(config);
}

test('node adapter sends method, path, headers and body, and resolves with the response', async () => {
  const seen: unknown[] = [];
  respond = ({ method, url, headers }, response) => {
    const { traceparent, 'content-type': type, 'content-length': length } = headers;
    seen.push([method, url, traceparent, type, length]);
    response.writeHead(422, { etag: '"1"' }).end('{"name":"Kōdai"}');
  };
  const { status, headers, data } = await request({ ...get, headers: { traceparent: '00-1' } });
  expect([status, headers['etag'], headers['vary'], data]).toEqual([
    422,
    '"1"',
    undefined,
    '{"name":"Kōdai"}',
  ]);
  await request({ ...post, headers: { 'Content-Type': 'application/json' } });
  expect(seen).toEqual([
    ['GET', '/stories?page=2', '00-1', undefined, undefined],
    ['POST', '/stories', undefined, 'application/json', '10'],
  ]);
});

test('node adapter reuses a connection for consecutive requests', async () => {
  const sockets: Socket[] = [];
  respond = ({ socket }, response) => {
    sockets.push(socket);
    response.end('ok');
  };
  for (let requests = 0; requests < 3; requests += 1) await request(get);
  expect([sockets.length, new Set(sockets).size]).toEqual([3, 1]);
});

test('node adapter joins the values of a repeated header', async () => {
  respond = (_request, response) => {
    response.setHeader('Vary', ['Origin', 'Accept-Encoding']);
    response.setHeader('Set-Cookie', ['a=1', 'b=2']);
    response.end('ok');
  };
  const { headers } = await request(get);
  expect([headers['vary'], headers['set-cookie']]).toEqual(['Origin, Accept-Encoding', ['a=1', 'b=2']]);
});

/** Responds to the first request of a connection and closes the connection at the second. */
const respondOnce: RequestListener = ({ socket }, response) => {
  if (served.has(socket)) return void socket.resetAndDestroy();
  served.add(socket);
  response.end('ok');
};
const served = new WeakSet<Socket>();

test('node adapter retries a safe request when its kept-alive connection is closed', async () => {
  respond = respondOnce;
  await request(get);
  expect((await request(get)).data).toBe('ok');
});

test('node adapter does not retry a request that may change something', async () => {
  respond = respondOnce;
  await request(get);
  await expect(request(post)).rejects.toMatchObject({ isAxiosError: true, code: 'ERR_NETWORK' });
});

test('node adapter rejects with ETIMEDOUT when a response stops halfway', async () => {
  respond = (_request, response) => void response.write('{"status":');
  await expect(request(get, 1)).rejects.toMatchObject({ isAxiosError: true, code: 'ETIMEDOUT' });
});

test('node adapter rejects with ERR_NETWORK when a response breaks off', async () => {
  respond = (_request, response) => {
    response.write('{"status":');
    setImmediate(() => response.destroy());
  };
  await expect(request(get)).rejects.toMatchObject({ isAxiosError: true, code: 'ERR_NETWORK' });
});

test('node adapter ends the request when it is cancelled', async () => {
  const controller = new AbortController();
  const closed = new Promise<void>((resolve) => {
    respond = ({ socket }) => {
      socket.once('close', () => resolve());
      controller.abort();
    };
  });
  await expect(request({ ...get, signal: controller.signal })).rejects.toMatchObject({
    name: 'CanceledError',
  });
  await expect(closed).resolves.toBeUndefined();
});

test('node adapter rejects when it is cancelled halfway through a response', async () => {
  const controller = new AbortController();
  respond = (_request, response) =>
    void response.write('{"status":', () => setImmediate(() => controller.abort()));
  await expect(request({ ...get, signal: controller.signal })).rejects.toMatchObject({
    name: 'CanceledError',
  });
});

test('node adapter removes its listener from the signal of a finished request', async () => {
  respond = (_request, response) => void response.end('ok');
  const { signal } = new AbortController();
  const removed = jest.spyOn(signal, 'removeEventListener');
  await request({ ...get, signal });
  expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
});
