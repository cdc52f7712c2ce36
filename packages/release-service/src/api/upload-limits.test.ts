import { mkdir, stat, utimes, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { defaultWindow } from '@kaadu/release-core/operations';
import { ServiceClient } from '@kaadu/release-core/service-client';
import { eventually } from '../../../federation/fixtures/eventually';
import { testService, type TestService } from '../../fixtures/service';
import { maxConcurrentUploads } from './upload-limits';

const start = testService();
const megabyte = 1024 ** 2;
const bodyBytes = 31 * megabyte;

async function listen({ app }: TestService) {
  const sockets: Socket[] = [];
  app.server.on('connection', (socket) => sockets.push(socket));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, port: Number(new URL(url).port), sockets };
}

function requestHead(path: string, token: string, bytes: number): string {
  const head = [
    `PUT ${path} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: application/octet-stream',
    `content-length: ${bytes}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n`;
}

/** Sends a large body until the server closes the connection. @returns the response */
function sendLargeBody(port: number, path: string, token: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunk = Buffer.alloc(64 * 1024);
    let response = '';
    let remaining = bodyBytes;
    const send = () => {
      while (remaining > 0 && !socket.destroyed) {
        remaining -= chunk.length;
        if (!socket.write(chunk)) return void socket.once('drain', send);
      }
    };
    socket.on('data', (bytes) => (response += bytes.toString()));
    // The server closes the connection while the body is being sent.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(response));
    socket.write(requestHead(path, token, bodyBytes));
    socket.once('data', send);
    setImmediate(send);
  });
}

/** Starts an upload and leaves it unfinished. */
async function startUpload(port: number, path: string, token: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(requestHead(path, token, 1000));
  return socket;
}

describe('an upload that is not permitted', () => {
  test.each([
    ['without a valid token', '/v1/uploads/header/4.0.0/web/a.js', undefined, '401'],
    ['of a token for another remote', '/v1/uploads/footer/4.0.0/web/a.js', {}, '403'],
    [
      'of a token that may not publish',
      '/v1/uploads/header/4.0.0/web/a.js',
      { roles: ['read' as const] },
      '403',
    ],
    ['to a URL that does not exist', '/v1/elsewhere', undefined, '404'],
    ['to the page for signing in', '/console/sign-in', undefined, '404'],
  ])('%s is rejected before its body is read', async (_case, path, options, status) => {
    const service = await start();
    const { port, sockets } = await listen(service);
    const token = options ? await service.token(options) : 'rel_00000000_x';
    const response = await sendLargeBody(port, path, token);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
    const [socket] = sockets;
    expect(socket?.bytesRead).toBeLessThan(2 * megabyte);
    expect(socket?.destroyed).toBe(true);
  });
});

describe('the limits of uploads', () => {
  const path = (remote: string) => `/v1/uploads/${remote}/4.0.0/web/a.js`;
  const put = (service: TestService, url: string, token: string, payload: string | Buffer = 'x') =>
    service.app.inject({
      method: 'PUT',
      url,
      payload,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    });

  test('delay a token with too many files at once, but no other token', async () => {
    const service = await start();
    const { port } = await listen(service);
    const token = await service.token({});
    const sockets = await Promise.all(
      Array.from({ length: maxConcurrentUploads + 1 }, () => startUpload(port, path('header'), token)),
    );
    const refusals = sockets.map((socket) => new Promise((resolve) => socket.once('data', resolve)));
    expect(String(await Promise.race(refusals))).toMatch(/^HTTP\/1.1 503/);
    expect((await put(service, path('header'), token)).statusCode).toBe(503);
    expect((await put(service, path('header'), await service.token({}))).statusCode).toBe(204);
    for (const socket of sockets) socket.destroy();
    await eventually(async () => (await put(service, path('header'), token)).statusCode === 204);
  });

  test('give each remote a quota, to which empty files count too', async () => {
    const service = await start({ uploadQuota: megabyte });
    const token = await service.token({ remotes: ['header', 'footer'] });
    expect((await put(service, path('header'), token, Buffer.alloc(megabyte / 2))).statusCode).toBe(204);
    const over = await put(service, '/v1/uploads/header/4.0.1/web/a.js', token, Buffer.alloc(megabyte));
    expect(over.statusCode).toBe(422);
    expect(over.json()).toMatchObject({ message: expect.stringMatching(/1 MiB.*release prune/) });
    expect((await put(service, path('footer'), token, Buffer.alloc(megabyte / 2))).statusCode).toBe(204);
    const statuses: number[] = [];
    for (let index = 0; index < 10; index += 1)
      statuses.push((await put(service, `/v1/uploads/header/4.0.0/web/${index}.js`, token, '')).statusCode);
    expect(statuses).toContain(422);
  });
});

test('prune removes uploads that were abandoned for a day, and no others', async () => {
  const service = await start();
  const { url } = await listen(service);
  const upload = async (version: string, ageMs: number) => {
    const folder = join(service.folder, 'uploads', '0a0a0a0a', 'header', version);
    await mkdir(join(folder, 'web'), { recursive: true });
    await writeFile(join(folder, 'web/a.js'), 'x');
    const at = new Date(Date.now() - ageMs);
    for (const path of ['web/a.js', 'web', '']) await utimes(join(folder, path), at, at);
    return folder;
  };
  const abandoned = await upload('8.0.0', 25 * 3_600_000);
  const recent = await upload('9.0.0', 3_600_000);
  const client = new ServiceClient({ url, token: await service.token({ remotes: ['*'] }) });
  expect(await client.prune(defaultWindow, true)).toMatchObject([{ remote: 'header', uploads: ['8.0.0'] }]);
  await stat(abandoned);
  expect(await client.prune(defaultWindow, false)).toMatchObject([{ remote: 'header', uploads: ['8.0.0'] }]);
  await expect(stat(abandoned)).rejects.toThrow('ENOENT');
  await stat(recent);
});
