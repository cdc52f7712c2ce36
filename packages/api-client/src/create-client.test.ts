import type { Endpoint } from '@kaadu/contracts/endpoint';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import * as z from 'zod/mini';
import { createApi } from './client';
import { createClient } from './create-client';
import { extendApi } from './extend-api';

const baseUrl = 'http://api.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const noun = 'tests';
const listOfType = {
  method: 'GET',
  path: '/of-type/:type',
  noun,
  summary: 'A list',
  params: z.object({ type: z.string() }),
  query: z.object({ keys: z.optional(z.string()), page: z.optional(z.string()) }),
  data: z.string(),
} as const satisfies Endpoint;
const rename = {
  method: 'POST',
  path: '/rename',
  noun,
  summary: 'A change',
  body: z.object({ name: z.string() }),
  data: z.null(),
} as const satisfies Endpoint;
const api = createClient({ listOfType, rename }, { baseUrl });

it('client encodes path parameters, joins lists with commas and omits undefined values', async () => {
  server.use(
    http.get(`${baseUrl}/of-type/*`, ({ request }) => {
      const url = new URL(request.url);
      return HttpResponse.json({ status: 'success', data: `${url.pathname}${url.search}` });
    }),
  );
  await expect(api.listOfType({ type: 'a/b', keys: [1, 2], page: undefined })).resolves.toBe(
    '/of-type/a%2Fb?keys=1%2C2',
  );
});

it('client sends the input of a POST as its body', async () => {
  server.use(
    http.post(`${baseUrl}/rename`, async ({ request }) => {
      expect(await request.json()).toEqual({ name: 'Kabini' });
      return HttpResponse.json({ status: 'success', data: null });
    }),
  );
  await expect(api.rename({ name: 'Kabini' })).resolves.toBeNull();
});

it('intercept receives each call and its response', async () => {
  const seen: unknown[] = [];
  const intercepted = createClient(
    { listOfType, rename },
    {
      baseUrl,
      intercept: async ({ endpoint: { method }, path, body }, send) => {
        seen.push([method, path, body]);
        const response = await send();
        seen.push(response);
        return response;
      },
    },
  );
  const headers = { etag: '"1"', 'cache-control': 'public, no-cache' };
  server.use(
    http.get(`${baseUrl}/of-type/*`, () => HttpResponse.json({ status: 'success', data: '' }, { headers })),
    http.post(`${baseUrl}/rename`, () =>
      HttpResponse.json({ status: 'error', message: 'No' }, { status: 422 }),
    ),
  );
  await intercepted.listOfType({ type: 'a', page: 2 });
  await intercepted.rename({ name: 'Kabini' }).catch(() => undefined);
  expect(seen).toEqual([
    ['GET', '/of-type/a?page=2', undefined],
    { data: '', etag: '"1"', caching: 'public, no-cache' },
    ['POST', '/rename', '{"name":"Kabini"}'],
  ]);
});

it('client returns the cached response when the API answers 304', async () => {
  const known = { data: 'known', etag: '"1"', caching: '' };
  const knowing = createClient(
    { listOfType },
    { baseUrl, intercept: async (_call, send) => send(Object.assign(await send(), known)) },
  );
  server.use(
    http.get(`${baseUrl}/of-type/*`, ({ request }) =>
      request.headers.get('if-none-match') === '"1"'
        ? new HttpResponse(null, { status: 304 })
        : HttpResponse.json({ status: 'success', data: 'new' }),
    ),
  );
  expect(await knowing.listOfType({ type: 'a', page: 1 })).toBe('known');
});

it('extended client sends its calls through the client that it extends', async () => {
  const seen: unknown[] = [];
  server.use(
    http.get(`${baseUrl}/of-type/*`, ({ request }) => {
      seen.push(request.headers.get('authorization'), request.headers.get('idempotency-key'));
      return HttpResponse.json({ status: 'success', data: new URL(request.url).search });
    }),
  );
  const lists = extendApi(createApi({ baseUrl, token: () => 'token-1' }), { listOfType });
  await expect(lists.listOfType({ type: 'a', page: 2 }, { idempotencyKey: 'key-1' })).resolves.toBe(
    '?page=2',
  );
  expect(seen).toEqual(['Bearer token-1', 'key-1']);
});
