import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { standBy } from './stand-by';

/** Returns an address that nothing listens at. */
async function freeAddress() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return { host: '127.0.0.1', port };
}

test('a standby is alive but not ready, and frees its address when it leads', async () => {
  const address = await freeAddress();
  const ask = (path: string, init?: RequestInit) =>
    fetch(`http://${address.host}:${address.port}${path}`, init);
  let seen: unknown[] = [];
  await standBy(address, async () => {
    const answers = [
      await ask('/healthz'),
      await ask('/readyz'),
      await ask('/v1/reports', { method: 'POST', body: 'x'.repeat(100_000) }),
    ];
    seen = answers.map(({ status, headers }) => [status, headers.get('retry-after')]);
  });
  expect(seen).toEqual([
    [200, '1'],
    [503, '1'],
    [503, '1'],
  ]);
  await expect(ask('/healthz')).rejects.toThrow('fetch failed');
});

test('a replica that cannot lead reports why, and frees its address', async () => {
  const address = await freeAddress();
  await expect(standBy(address, () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  );
  await expect(fetch(`http://${address.host}:${address.port}/healthz`)).rejects.toThrow('fetch failed');
});
