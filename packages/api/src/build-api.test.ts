import { PassThrough } from 'node:stream';
import type { Database } from './platform/database/database';
import { signUp } from './testing/people';
import { startTestApi } from './testing/test-api';

it('reports readiness only while the database responds', async () => {
  const api = await startTestApi();
  const ready = async () => (await api.app.inject({ url: '/readyz' })).statusCode;
  expect(await ready()).toBe(200);
  const fails: Database['db']['execute'] = () => {
    throw new Error('gone');
  };
  const healthy = api.db.execute.bind(api.db);
  Object.assign(api.db, { execute: fails });
  expect(await ready()).toBe(503);
  expect((await api.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  Object.assign(api.db, { execute: healthy });
  expect(await ready()).toBe(200);
  await api.close();
});

it('is not ready while it drains, but answers and ends each connection', async () => {
  const api = await startTestApi();
  const closed = api.app.drain.close(100);
  expect((await api.app.inject({ url: '/readyz' })).statusCode).toBe(503);
  const { statusCode, headers } = await api.app.inject({ url: '/healthz' });
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  await closed;
  await api.close();
});

it.each([
  ['a statement takes too long', '57014'],
  ['two transactions wait for each other', '40P01'],
])('responds with 503 and a retry time when %s', async (_what, code) => {
  const api = await startTestApi();
  const healthy = api.db.execute.bind(api.db);
  const fails: Database['db']['execute'] = () => {
    throw Object.assign(new Error('Failed query'), { cause: Object.assign(new Error('ended'), { code }) });
  };
  Object.assign(api.db, { execute: fails });
  const { statusCode, headers } = await api.app.inject({ url: '/search/all?text=kabini' });
  expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
  Object.assign(api.db, { execute: healthy });
  await api.close();
});

it('serves metrics by route to scrapers with the token', async () => {
  const api = await startTestApi({ metricsToken: 'a-long-enough-token' });
  await api.app.inject({ url: '/search/all?text=secret' });
  const scrape = (authorization: string) => api.app.inject({ url: '/metrics', headers: { authorization } });
  expect((await scrape('Bearer wrong')).statusCode).toBe(403);
  const { body } = await scrape('Bearer a-long-enough-token');
  expect(body).toContain('route="/search/all",status="200"');
  expect(body).not.toContain('secret');
  await api.close();
});

it('logs routes, ids and traces, but no personal data', async () => {
  const stream = new PassThrough();
  const lines: string[] = [];
  stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const api = await startTestApi({ logger: { level: 'debug', stream } });
  const person = { email: 'private@example.com', phone: '9944400000' };
  const { headers } = await signUp(api, person);
  await api.app.inject({ url: `/search/all?text=${person.email}`, headers, remoteAddress: '203.0.113.9' });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
  const response = await api.app.inject({ url: '/healthz', headers: { traceparent } });
  await api.close();
  const log = lines.join('');
  expect(log).toContain(`"trace":"${traceId}"`);
  expect(log).toContain(`"reqId":"${String(response.headers['x-request-id'])}"`);
  for (const secret of [person.email, person.phone, headers.authorization.slice(7), '203.0.113.9']) {
    expect(log).not.toContain(secret);
  }
  expect(log).not.toMatch(/\b\d{6} is your/);
});

it('allows cross-origin calls with credentials from the site’s pages only', async () => {
  const api = await startTestApi();
  const allowed = async (origin: string) => {
    const { headers } = await api.app.inject({ url: '/healthz', headers: { origin } });
    return [headers['access-control-allow-origin'], headers['access-control-allow-credentials']];
  };
  expect(await allowed('http://localhost:3000')).toEqual(['http://localhost:3000', 'true']);
  expect((await allowed('https://evil.example'))[0]).not.toBe('https://evil.example');
  const { headers } = await api.app.inject({ url: '/nope' });
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  await api.close();
});
