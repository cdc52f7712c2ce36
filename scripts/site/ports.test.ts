import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readSiteEnv } from './env';
import { requireFreePorts } from './preflight';
import { waitUntilReady } from './processes/wait-until-ready';

const root = join(__dirname, '..', '..');

describe('the site does not start', () => {
  test.each([
    [{ PORT: '4000' }, 'PORT and API_PORT are both 4000'],
    [{ PORT: '5000', API_PORT: '5000' }, 'PORT and API_PORT are both 5000'],
    [{ API_PORT: '4200' }, 'API_PORT and PAYMENT_SANDBOX_PORT are both 4200'],
    [{ PORT: '4200' }, 'PORT and PAYMENT_SANDBOX_PORT are both 4200'],
    [{ METRICS_PORT: '3000' }, 'PORT and METRICS_PORT are both 3000'],
    [{ METRICS_PORT: '4000' }, 'API_PORT and METRICS_PORT are both 4000'],
    [{ PORT: '70000' }, 'PORT'],
    [{ API_PORT: '0' }, 'API_PORT'],
    [{ PAYMENT_SANDBOX_PORT: 'none' }, 'PAYMENT_SANDBOX_PORT'],
    [{ PORT: '3000.5' }, 'PORT'],
    [{ METRICS_PORT: '-1' }, 'METRICS_PORT'],
  ])('with the ports %j', (environment, message) => {
    expect(() => readSiteEnv(root, environment)).toThrow(message);
  });

  test('npm start exits with 1 at once and names the variables', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kaadu-ports-'));
    const env = { ...process.env, PORT: '4000', API_PORT: '4000', DATA_DIR: folder };
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/commands/start.ts'], {
      cwd: root,
      env,
    });
    const [output, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    expect([code, output, errors]).toEqual([
      1,
      '',
      expect.stringContaining('PORT and API_PORT are both 4000'),
    ]);
    await rm(folder, { recursive: true });
  });
});

test('a disabled sandbox needs no port', () => {
  expect(readSiteEnv(root, { API_PORT: '4200', RAZORPAY_KEY_ID: 'rzp_test_1' }).sandboxPort).toBeUndefined();
});

describe('with a port in use', () => {
  let taken: Server;
  let port: number;
  beforeAll(async () => {
    taken = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
    await once(taken, 'listening');
    port = (taken.address() as AddressInfo).port;
  });
  afterAll(() => taken.close());

  const free = { port: 0, apiPort: 0, sandboxPort: undefined, metricsPort: undefined };
  test.each([
    ['PORT', () => ({ ...free, port })],
    ['API_PORT', () => ({ ...free, apiPort: port })],
    ['PAYMENT_SANDBOX_PORT', () => ({ ...free, sandboxPort: port })],
    ['METRICS_PORT', () => ({ ...free, metricsPort: port })],
  ])('the site does not start, and reports %s', async (name, ports) => {
    await expect(requireFreePorts(ports())).rejects.toThrow(
      `Port ${port} is in use. Stop the process that uses it, or set ${name} to another port.`,
    );
  });
});

test('an exited process is not ready, although another one responds on its port', async () => {
  const other = createServer((socket) =>
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'),
  );
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const ended = { name: 'shell', pid: 0, ended: Promise.resolve('exit code 1'), stop: async () => undefined };
  await expect(waitUntilReady(`http://127.0.0.1:${port}/readyz`, ended)).rejects.toThrow(
    'The shell ended before it was ready: exit code 1.',
  );
  other.close();
});
