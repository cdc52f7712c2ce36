import { PassThrough } from 'node:stream';
import type { Database } from './platform/database/database';
import { signUp } from './testing/people';
import { startTestApi, type TestApi } from './testing/test-api';

let api: TestApi;
const logged: string[] = [];
beforeAll(async () => {
  const stream = new PassThrough();
  stream.on('data', (chunk: Buffer) => logged.push(chunk.toString()));
  api = await startTestApi({ metricsToken: 'a-long-enough-token', logger: { level: 'debug', stream } });
});
afterAll(() => api.close());

/** Runs an action while every raw SQL statement fails. */
async function whileFailing<Result>(error: Error, action: () => Promise<Result>): Promise<Result> {
  const healthy = api.db.execute.bind(api.db);
  const fails: Database['db']['execute'] = () => {
    throw error;
  };
  Object.assign(api.db, { execute: fails });
  try {
    return await action();
  } finally {
    Object.assign(api.db, { execute: healthy });
  }
}

it('API is ready only while the database responds', async () => {
  const status = async (url: string) => (await api.app.inject({ url })).statusCode;
  expect(await status('/readyz')).toBe(200);
  await whileFailing(new Error('gone'), async () => {
    expect(await status('/readyz')).toBe(503);
    expect(await status('/healthz')).toBe(200);
  });
  expect(await status('/readyz')).toBe(200);
});

it('API is not ready while it drains, but responds and closes each connection', async () => {
  const draining = await startTestApi();
  const closed = draining.app.drain.close(100);
  expect((await draining.app.inject({ url: '/readyz' })).statusCode).toBe(503);
  const { statusCode, headers } = await draining.app.inject({ url: '/healthz' });
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  await closed;
  await draining.close();
});

it.each([
  ['a statement takes too long', '57014'],
  ['two transactions wait for each other', '40P01'],
])('API responds with 503 and Retry-After when %s', async (_what, code) => {
  const cause = Object.assign(new Error('ended'), { code });
  const { statusCode, headers } = await whileFailing(new Error('Failed query', { cause }), () =>
    api.app.inject({ url: '/search/all?text=kabini' }),
  );
  expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
});

it('API serves metrics by route to scrapers with the token', async () => {
  await api.app.inject({ url: '/search/all?text=secret' });
  const scrape = (authorization: string) => api.app.inject({ url: '/metrics', headers: { authorization } });
  expect((await scrape('Bearer wrong')).statusCode).toBe(403);
  const { body } = await scrape('Bearer a-long-enough-token');
  expect(body).toContain('route="/search/all",status="200"');
  expect(body).not.toContain('secret');
});

it('API logs routes, ids and traces, but no personal data', async () => {
  logged.length = 0;
  const person = { email: 'private@example.com', phone: '9944400000' };
  const { headers } = await signUp(api, person);
  await api.app.inject({ url: `/search/all?text=${person.email}`, headers, remoteAddress: '203.0.113.9' });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
  const response = await api.app.inject({ url: '/healthz', headers: { traceparent } });
  const log = logged.join('');
  expect(log).toContain('"route":"/search/all"');
  expect(log).toContain(`"trace":"${traceId}"`);
  expect(log).toContain(`"reqId":"${String(response.headers['x-request-id'])}"`);
  for (const secret of [person.email, person.phone, headers.authorization.slice(7), '203.0.113.9']) {
    expect(log).not.toContain(secret);
  }
  expect(log).not.toMatch(/\b\d{6} is your/);
});

it('API allows cross-origin calls with credentials from the site’s pages only', async () => {
  const allowed = async (origin: string) => {
    const { headers } = await api.app.inject({ url: '/healthz', headers: { origin } });
    return [headers['access-control-allow-origin'], headers['access-control-allow-credentials']];
  };
  expect(await allowed('http://localhost:3000')).toEqual(['http://localhost:3000', 'true']);
  expect((await allowed('https://evil.example'))[0]).toBeUndefined();
});
