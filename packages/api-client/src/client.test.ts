import { noSearchResults } from '@kaadu/contracts/search';
import { HttpResponse, http, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import { createApi } from './client';
import { isApiError } from './api-error';
import { fetchAdapter } from './fetch-adapter';
import { nodeAdapter } from './node-adapter';

const baseUrl = 'http://api.test';
const server = setupServer();
const never = new Promise<never>(() => undefined);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function failure(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw new Error(`Not an ApiError: ${String(error)}`);
  return error;
}

describe.each([
  ['fetch adapter', fetchAdapter],
  ['Node adapter', nodeAdapter],
])('API client with the %s', (_name, adapter) => {
  const options = { baseUrl, token: () => 'token-1', adapter };
  const api = createApi({ ...options, timeoutMs: 60_000 });

  it('returns the data of a successful response and sends the token', async () => {
    server.use(
      http.get(`${baseUrl}/search/all`, ({ request }) => {
        expect(request.headers.get('authorization')).toBe('Bearer token-1');
        expect(new URL(request.url).searchParams.get('text')).toBe('tree & house');
        return HttpResponse.json({
          status: 'success',
          data: { ...noSearchResults, destinations: [{ primary_key: 1, name: 'Coorg' }] },
        });
      }),
    );
    const { destinations } = await api.searchAll({ text: 'tree & house' });
    expect(destinations).toEqual([{ primary_key: 1, name: 'Coorg' }]);
  });

  it('maps an error response to the server’s message and fields', async () => {
    const errors = { first_name: ['First name is required'] };
    server.use(
      http.post(`${baseUrl}/registerUser`, () =>
        HttpResponse.json({ status: 'error', message: 'Please check your name.', errors }, { status: 422 }),
      ),
    );
    const error = await failure(api.registerUser({ first_name: '', last_name: 'R', user_key: 'k' }));
    expect(error).toMatchObject({
      message: 'Please check your name.',
      status: 422,
      errors,
      fromServer: true,
    });
  });

  it('rejects with "could not reach" when the connection is refused', async () => {
    server.use(http.get('http://127.0.0.1:1/getRecentStory', () => passthrough()));
    const unreachable = createApi({ ...options, baseUrl: 'http://127.0.0.1:1', timeoutMs: 60_000 });
    expect(await failure(unreachable.getRecentStory())).toMatchObject({
      status: 0,
      fromServer: false,
      message: expect.stringMatching(/could not reach/),
    });
  });

  it('rejects with "takes too long" when the response times out', async () => {
    server.use(
      http.get(`${baseUrl}/getRecentStory`, async () => {
        await never;
      }),
    );
    expect(await failure(createApi({ ...options, timeoutMs: 1 }).getRecentStory())).toMatchObject({
      status: 0,
      fromServer: false,
      message: expect.stringMatching(/takes too long/),
    });
  });

  it('rejects with its own error when a proxy responds', async () => {
    server.use(
      http.get(`${baseUrl}/getRecentStory`, () => HttpResponse.html('<h1>502</h1>', { status: 502 })),
    );
    expect(await failure(api.getRecentStory())).toMatchObject({ status: 502, fromServer: false });
  });

  it('rejects with the message of a response of status 500', async () => {
    server.use(
      http.get(`${baseUrl}/getRecentStory`, () =>
        HttpResponse.json({ status: 'error', message: 'The database is down.' }, { status: 500 }),
      ),
    );
    expect(await failure(api.getRecentStory())).toMatchObject({
      status: 500,
      message: 'The database is down.',
      fromServer: true,
    });
  });

  it('sends the token stored at the time of the call', async () => {
    let token: string | null = null;
    const seen: (string | null)[] = [];
    server.use(
      http.post(`${baseUrl}/logout`, ({ request }) => {
        seen.push(request.headers.get('authorization'));
        return HttpResponse.json({ status: 'success', data: null });
      }),
    );
    const visitor = createApi({ ...options, token: () => token });
    await visitor.logout();
    token = 'token-2';
    await visitor.logout();
    expect(seen).toEqual([null, 'Bearer token-2']);
  });

  it('sends the headers of its trace with every request', async () => {
    const seen: (string | null)[] = [];
    server.use(
      http.post(`${baseUrl}/logout`, ({ request }) => {
        seen.push(request.headers.get('traceparent'), request.headers.get('content-type'));
        return HttpResponse.json({ status: 'success', data: null });
      }),
    );
    await createApi({ ...options, headers: { traceparent: '00-1', 'Content-Type': 'text/plain' } }).logout();
    expect(seen).toEqual(['00-1', 'application/json']);
  });

  it('rejects a response of another shape', async () => {
    server.use(
      http.get(`${baseUrl}/home/footerDetails`, () =>
        HttpResponse.json({ status: 'success', data: { activities: {}, places: 'none' } }),
      ),
    );
    const error = await failure(api.getFooterDetails());
    expect(error.message).toContain('Invalid response from /home/footerDetails');
  });

  it('rejects with the reason of the signal when it is aborted', async () => {
    const controller = new AbortController();
    const reason = new Error('the visitor left');
    server.use(
      http.get(`${baseUrl}/search/static`, async () => {
        controller.abort(reason);
        await never;
      }),
    );
    await expect(api.getSearchSuggestions({ signal: controller.signal })).rejects.toBe(reason);
    await expect(api.getSearchSuggestions({ signal: controller.signal })).rejects.toBe(reason);
    await expect(api.getSearchSuggestions({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('joins the values of a repeated header', async () => {
    const seen: unknown[] = [];
    const headers: [string, string][] = [
      ['Cache-Control', 'public'],
      ['Cache-Control', 'no-cache'],
    ];
    server.use(
      http.post(`${baseUrl}/logout`, () =>
        HttpResponse.json({ status: 'success', data: null }, { headers: new Headers(headers) }),
      ),
    );
    const observed = createApi({
      ...options,
      intercept: async (_call, send) => {
        const response = await send();
        seen.push(response.caching);
        return response;
      },
    });
    await observed.logout();
    expect(seen).toEqual(['public, no-cache']);
  });

  it('returns the cached response when the API answers 304', async () => {
    const known = { data: 'known', etag: '"1"', caching: '' };
    server.use(
      http.post(`${baseUrl}/logout`, ({ request }) =>
        request.headers.get('if-none-match') === '"1"'
          ? new HttpResponse(null, { status: 304 })
          : HttpResponse.json({ status: 'success', data: null }),
      ),
    );
    const knowing = createApi({
      ...options,
      intercept: async (_call, send) => send(Object.assign(await send(), known)),
    });
    await expect(knowing.logout()).resolves.toBe('known');
  });
});
