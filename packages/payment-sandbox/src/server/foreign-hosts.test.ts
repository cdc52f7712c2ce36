import Fastify, { type FastifyInstance } from 'fastify';
import { installErrors } from './errors';
import { refuseForeignHosts } from './foreign-hosts';

let app: FastifyInstance;
beforeAll(() => {
  app = Fastify();
  installErrors(app);
  refuseForeignHosts(app);
  for (const url of ['/sandbox/state', '/metrics', '/dev/outbox', '/checkout/order_1', '/v1/orders/1'])
    app.get(url, async () => ({ url }));
});
afterAll(() => app.close());

const reasonOf = async (url: string, headers: Record<string, string>) => {
  const response = await app.inject({ url, headers });
  return [response.statusCode, response.json<{ error?: { reason: string } }>().error?.reason];
};

it.each(['/sandbox/state', '/metrics', '/dev/outbox', '/checkout/order_1', '/v1/orders/1'])(
  '%s is not served under another name than this machine’s',
  async (url) => {
    expect(await reasonOf(url, { host: 'evil.example:4200' })).toEqual([403, 'foreign_host']);
    expect(await reasonOf(url, { host: 'localhost.evil.example' })).toEqual([403, 'foreign_host']);
    expect(await reasonOf(url, { host: '127.0.0.1:4200' })).toEqual([200, undefined]);
  },
);

it('control API rejects pages of other sites, and the checkout accepts those of shops', async () => {
  const page = { host: 'localhost:4200', 'sec-fetch-site': 'cross-site' };
  expect(await reasonOf('/sandbox/state', page)).toEqual([403, 'foreign_host']);
  expect(await reasonOf('/sandbox/state', { host: 'localhost', origin: 'https://evil.example' })).toEqual([
    403,
    'foreign_host',
  ]);
  expect(await reasonOf('/checkout/order_1', page)).toEqual([200, undefined]);
});
