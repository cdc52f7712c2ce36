import { ApiErrorBody } from '@kaadu/contracts/envelope';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await startTestApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = api.app.server.address() as AddressInfo);
});
afterAll(() => api.close());

/** Sends bytes and waits until the server has closed the connection. @returns everything it sent */
function exchange(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(said));
  });
}
function read(response: string) {
  const [head = '', body = ''] = response.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), error: ApiErrorBody.parse(JSON.parse(body)) };
}
const post = 'POST /createSubscription HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

it.each([
  ['bytes that are not HTTP', 'GARBAGE\r\n\r\n', 400],
  [
    'raw bytes in the URL',
    Buffer.from('GET /search/all?text=\xff\xfe HTTP/1.1\r\nhost: x\r\n\r\n', 'latin1'),
    400,
  ],
  ['two body lengths', `${post}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ['a chunk without a length', `${post}transfer-encoding: chunked\r\n\r\nZZ\r\n{}\r\n`, 400],
  ['oversized headers', `GET /healthz HTTP/1.1\r\nhost: x\r\nx-a: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
])('API responds to %s in the format of every error', async (_what, bytes, expected) => {
  const { status, error } = read(await exchange(bytes));
  expect([status, error.status]).toEqual([expected, 'error']);
});

it('request times out when its body does not arrive', async () => {
  const { server } = api.app;
  expect(server.headersTimeout).toBeLessThanOrEqual(server.requestTimeout);
  const { headersTimeout, requestTimeout } = server;
  Object.assign(server, { headersTimeout: 50, requestTimeout: 50 });
  try {
    const { status, error } = read(await exchange(`${post}content-length: 100\r\n\r\n{"email"`));
    expect([status, error.message]).toEqual([408, 'The request took too long to arrive.']);
  } finally {
    Object.assign(server, { headersTimeout, requestTimeout });
  }
});

it.each([
  ['GET http://api.test/healthz HTTP/1.1', 200],
  ['GET HTTPS://api.test:8443/healthz?a=http://b/c HTTP/1.1', 200],
  ['GET http://api.test HTTP/1.1', 404],
])('API serves the absolute URL in the request line: %s', async (line, expected) => {
  const response = await exchange(`${line}\r\nhost: api.test\r\nconnection: close\r\n\r\n`);
  expect(Number(response.split(' ')[1])).toBe(expected);
});

it.each(['nonsense', '%%%', '[::1', '\xff', 'http://'])(
  'API ignores the invalid Origin %j',
  async (origin) => {
    const head = `GET /healthz HTTP/1.1\r\nhost: x\r\norigin: ${origin}\r\nconnection: close\r\n\r\n`;
    const response = await exchange(Buffer.from(head, 'latin1'));
    expect(response).toMatch(/^HTTP\/1.1 200 /);
    expect(response.toLowerCase()).not.toContain('access-control-allow-origin');
  },
);
