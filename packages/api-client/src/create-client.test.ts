import type { Endpoint } from '@kaadu/contracts/endpoint';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import * as z from 'zod/mini';
import { createClient } from './create-client';

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

it('puts path parameters into the path, joins lists by commas, and leaves out what is undefined', async () => {
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

it('sends the input of a POST as its body', async () => {
  server.use(
    http.post(`${baseUrl}/rename`, async ({ request }) => {
      expect(await request.json()).toEqual({ name: 'Kabini' });
      return HttpResponse.json({ status: 'success', data: null });
    }),
  );
  await expect(api.rename({ name: 'Kabini' })).resolves.toBeNull();
});

it('tells of each call as it is sent, and of the validator of each good answer', async () => {
  const calls: unknown[] = [];
  const recorded = createClient(
    { listOfType, rename },
    {
      baseUrl,
      onCall: ({ endpoint: { method }, path, body }) => {
        calls.push([method, path, body]);
        return (etag) => calls.push([path, etag]);
      },
    },
  );
  server.use(
    http.get(`${baseUrl}/of-type/*`, () =>
      HttpResponse.json({ status: 'success', data: '' }, { headers: { etag: '"1"' } }),
    ),
    http.post(`${baseUrl}/rename`, () =>
      HttpResponse.json({ status: 'error', message: 'No' }, { status: 422 }),
    ),
  );
  await recorded.listOfType({ type: 'a', page: 2 });
  await recorded.rename({ name: 'Kabini' }).catch(() => undefined);
  expect(calls).toEqual([
    ['GET', '/of-type/a?page=2', undefined],
    ['/of-type/a?page=2', '"1"'],
    ['POST', '/rename', '{"name":"Kabini"}'],
  ]);
});
