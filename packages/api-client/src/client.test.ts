import { noSearchResults } from '@kaadu/contracts/search';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { createApi } from './client';
import { isApiError } from './api-error';
import { fetchExchange } from './fetch-exchange';
import { nodeExchange } from './node-exchange';

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
  ['by fetch', fetchExchange],
  ['by Node’s own client', nodeExchange],
])('a call that is sent %s', (_how, createExchange) => {
  const options = { baseUrl, token: () => 'token-1', createExchange };
  const api = createApi({ ...options, timeoutMs: 60_000 });

  it('gives the data of a good answer, and sends the token', async () => {
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

  it('maps a refusal to the server’s message and fields', async () => {
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

  it('maps no answer, a late answer and an answer by somebody else to ApiErrors of their own', async () => {
    server.use(http.get(`${baseUrl}/getRecentStory`, () => HttpResponse.error()));
    expect(await failure(api.getRecentStory())).toMatchObject({ status: 0, fromServer: false });
    server.use(
      http.get(`${baseUrl}/getRecentStory`, async () => {
        await never;
      }),
    );
    const hasty = createApi({ ...options, timeoutMs: 1 });
    expect(await failure(hasty.getRecentStory())).toMatchObject({
      status: 0,
      fromServer: false,
      message: expect.stringMatching(/takes too long/),
    });
    server.use(
      http.get(`${baseUrl}/getRecentStory`, () => HttpResponse.html('<h1>502</h1>', { status: 502 })),
    );
    expect(await failure(api.getRecentStory())).toMatchObject({ status: 502, fromServer: false });
  });

  it('refuses an answer of another shape', async () => {
    server.use(
      http.get(`${baseUrl}/home/footerDetails`, () =>
        HttpResponse.json({ status: 'success', data: { activities: {}, places: 'none' } }),
      ),
    );
    const error = await failure(api.getFooterDetails());
    expect(error.message).toContain('/home/footerDetails is not understood');
  });

  it('rejects with the cancellation, not an ApiError, when it is aborted', async () => {
    server.use(
      http.get(`${baseUrl}/search/static`, async () => {
        await never;
      }),
    );
    const controller = new AbortController();
    const call = api.getSearchSuggestions({ signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await expect(call.catch((error: unknown) => Promise.resolve(isApiError(error)))).resolves.toBe(false);
  });
});
