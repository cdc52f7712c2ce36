import { HttpResponse, http, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import { createAxios } from './create-axios';
import { fetchAdapter } from './fetch-adapter';

const baseUrl = 'http://api.test';
const server = setupServer();
const never = new Promise<never>(() => undefined);
const silent = http.get(`${baseUrl}/stories`, async () => {
  await never;
});
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function createHttp({ timeoutMs = 60_000, origin = baseUrl } = {}) {
  return createAxios({ baseUrl: origin, timeoutMs, adapter: fetchAdapter });
}

test('fetch adapter sends the session cookie and leaves the body as text', async () => {
  const seen: unknown[] = [];
  server.use(
    http.post(`${baseUrl}/stories`, async ({ request }) => {
      seen.push(request.credentials, request.headers.get('content-type'), await request.text());
      return HttpResponse.json({ id: 1 }, { status: 422, headers: { etag: '"1"' } });
    }),
  );
  const headers = { 'Content-Type': 'application/json' };
  const response = await createHttp().request({
    method: 'POST',
    url: '/stories',
    data: '{"a":"ō"}',
    headers,
  });
  expect(seen).toEqual(['include', 'application/json', '{"a":"ō"}']);
  expect([response.status, response.data, response.headers['etag']]).toEqual([422, '{"id":1}', '"1"']);
});

test('fetch adapter rejects with ETIMEDOUT when the response times out', async () => {
  server.use(silent);
  await expect(createHttp({ timeoutMs: 1 }).request({ url: '/stories' })).rejects.toMatchObject({
    isAxiosError: true,
    code: 'ETIMEDOUT',
  });
});

test('fetch adapter rejects with ERR_NETWORK when the connection is refused', async () => {
  const origin = 'http://127.0.0.1:1';
  server.use(http.get(`${origin}/stories`, () => passthrough()));
  await expect(createHttp({ origin }).request({ url: '/stories' })).rejects.toMatchObject({
    isAxiosError: true,
    code: 'ERR_NETWORK',
  });
});

test('fetch adapter rejects with a CanceledError when cancelled, and removes its listener', async () => {
  server.use(silent);
  const controller = new AbortController();
  const removed = jest.spyOn(controller.signal, 'removeEventListener');
  const request = createHttp().request({ url: '/stories', signal: controller.signal });
  controller.abort();
  await expect(request).rejects.toMatchObject({ name: 'CanceledError' });
  expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
});
