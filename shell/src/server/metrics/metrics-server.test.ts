import { Registry } from 'prom-client';
import { createMetricsServer } from './metrics-server';

const token = 'a-token-of-scrapers';

it.each([
  ['without a token, under another name', undefined, { host: 'evil.example' }, 403],
  [
    'without a token, to a page of another site',
    undefined,
    { host: 'localhost', origin: 'https://evil.example' },
    403,
  ],
  ['without a token, to this machine', undefined, { host: 'localhost:9100' }, 200],
  ['with the token, under any name', token, { host: 'shell:9100', authorization: `Bearer ${token}` }, 200],
  ['with a token, for a request without it', token, { host: 'localhost' }, 403],
])('metrics %s', async (_what, expected, headers, status) => {
  const app = createMetricsServer({ registry: new Registry(), token: expected });
  const response = await app.inject({ url: '/metrics', headers });
  expect(response.statusCode).toBe(status);
  await app.close();
});
