import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ sampleData: null, embedded: true });
});
afterAll(() => api.close());

it.each([
  ['another name', { host: 'evil.example' }],
  ['a page of another site', { host: 'localhost:4000', origin: 'https://evil.example' }],
])('metrics without a token are not served to %s', async (_what, headers) => {
  const response = await api.app.inject({ url: '/metrics', headers });
  expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
    403,
    'Metrics are not public.',
  ]);
});

it('metrics without a token are served to this machine', async () => {
  const { statusCode, body } = await api.app.inject({ url: '/metrics', headers: { host: '127.0.0.1:4000' } });
  expect([statusCode, body]).toEqual([200, expect.stringContaining('process_cpu_seconds_total')]);
});

it('metrics include the hit rate of the content cache', async () => {
  for (const _time of ['first', 'second']) await api.app.inject({ url: '/getActivities' });
  const { body } = await api.app.inject({ url: '/metrics', headers: { host: '127.0.0.1:4000' } });
  expect(body).toContain('content_cache_lookups_total{kind="responses",outcome="hit"} 1');
  expect(body).toMatch(/^content_cache_bytes [1-9]/m);
});

it('metrics include the connections to the database', async () => {
  const { body } = await api.app.inject({ url: '/metrics', headers: { host: '127.0.0.1:4000' } });
  expect(body).toMatch(/^database_connections_max 1$/m);
  expect(body).toMatch(/^database_statements_waiting \d+$/m);
});

it('metrics include the cache of encoded images', async () => {
  const { body } = await api.app.inject({ url: '/metrics', headers: { host: '127.0.0.1:4000' } });
  expect(body).toMatch(/^image_cache_bytes 0$/m);
  expect(body).toMatch(/^image_cache_files 0$/m);
  expect(body).toContain('image_cache_lookups_total{outcome="miss"} 0');
});
