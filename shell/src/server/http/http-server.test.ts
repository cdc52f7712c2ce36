import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createHttpServer } from './http-server';

const app = createHttpServer({ logLevel: 'silent', trustedProxies: 0 });
app.get('/stories', async ({ url }) => url);
let port: number;
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

async function fetchPath(path: string, headers: Record<string, string> = {}) {
  const [response] = (await once(get({ port, path, headers, agent: false }), 'response')) as [
    IncomingMessage,
  ];
  let body = '';
  for await (const part of response.setEncoding('utf8')) body += String(part);
  return { status: response.statusCode, body };
}

it('HTTP server serves an absolute URL in the request line by its path', async () => {
  expect(await fetchPath('http://site.test/stories?a=http://b/c')).toEqual({
    status: 200,
    body: '/stories?a=http://b/c',
  });
});

it('HTTP server ignores a malformed Origin', async () => {
  expect(await fetchPath('/stories', { origin: '%%% nonsense' })).toEqual({ status: 200, body: '/stories' });
});

it('HTTP server ends a request whose body does not arrive in time', async () => {
  const hasty = createHttpServer({ logLevel: 'silent', trustedProxies: 0 }, 300);
  hasty.post('/', async () => 'done');
  const origin = await hasty.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const response = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (part) => (text += part.toString()));
    socket.on('close', () => resolve(text));
  });
  socket.write('POST / HTTP/1.1\r\nhost: site\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\nhalf');
  expect(await response).toMatch(/^HTTP\/1.1 408 /);
  await hasty.close();
});

it('HTTP server adds Retry-After to a 503, unless its route does', async () => {
  const other = createHttpServer({ logLevel: 'silent', trustedProxies: 0 });
  other.get('/fails', async () => {
    throw new Error('broken for the test');
  });
  other.get('/starting', async (_request, reply) => reply.code(503).send({ status: 'starting' }));
  other.get('/own', async (_request, reply) => reply.code(503).header('retry-after', 120).send('later'));
  const retryAfter = async (url: string) => {
    const { statusCode, headers } = await other.inject(url);
    return [statusCode, headers['retry-after']];
  };
  expect(await retryAfter('/fails')).toEqual([503, '5']);
  expect(await retryAfter('/starting')).toEqual([503, '5']);
  expect(await retryAfter('/own')).toEqual([503, '120']);
  await other.close();
});
