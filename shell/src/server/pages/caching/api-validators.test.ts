import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { ApiValidators } from './api-validators';

const apiInternalUrl = 'http://api.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Starts an API with one entity tag for all calls. Counts concurrent requests. */
function startApi() {
  const state = { etag: '"1"', status: 200, underWay: 0, mostUnderWay: 0, sent: [] as (string | null)[] };
  server.use(
    http.all(`${apiInternalUrl}/*`, async ({ request }) => {
      state.underWay += 1;
      state.mostUnderWay = Math.max(state.mostUnderWay, state.underWay);
      const sent = request.headers.get('if-none-match');
      state.sent.push(sent);
      await new Promise(setImmediate);
      state.underWay -= 1;
      if (state.status !== 200) return new HttpResponse(null, { status: state.status });
      const isSame = request.method === 'GET' && sent === state.etag;
      return new HttpResponse(isSame ? null : 'a body', {
        status: isSame ? 304 : 200,
        headers: { etag: state.etag },
      });
    }),
  );
  return state;
}

const home = { path: '/home?page=1', etag: '"1"' };

test('API validators compare the entity tag of a response with the current one', async () => {
  const api = startApi();
  const validators = new ApiValidators({ apiInternalUrl });
  const cards = { path: '/cards', body: '{"max":"6"}', etag: '"1"' };
  expect(await validators.validate([home, cards])).toBe('unchanged');
  validators.forget();
  api.etag = '"2"';
  expect(await validators.validate([home, cards])).toBe('changed');
  expect(api.sent).toEqual(['"1"', '"1"', '"1"', '"1"']);
});

test('API validators share one request per call between pages, until content changes', async () => {
  startApi();
  const validators = new ApiValidators({ apiInternalUrl });
  const pages = Array.from({ length: 200 }, () => validators.validate([home]));
  // Rendered before the change: the current response is compared with the one that each page was made from.
  const older = validators.validate([{ ...home, etag: '"0"' }]);
  expect(new Set(await Promise.all(pages))).toEqual(new Set(['unchanged']));
  expect(await older).toBe('changed');
  expect(validators.requests).toBe(1);
  validators.forget();
  await validators.validate([home]);
  expect(validators.requests).toBe(2);
});

test('API validators limit concurrent requests', async () => {
  const api = startApi();
  const validators = new ApiValidators({ apiInternalUrl, concurrency: 3 });
  const reads = Array.from({ length: 20 }, (_, key) => ({ path: `/story/${key}`, etag: '"1"' }));
  expect(await validators.validate(reads)).toBe('unchanged');
  expect([validators.requests, api.mostUnderWay]).toEqual([20, 3]);
});

test.each([
  [404, 'changed'],
  [503, 'failed'],
] as const)('API validators treat a response with status %i as %s', async (status, validation) => {
  startApi().status = status;
  expect(await new ApiValidators({ apiInternalUrl }).validate([home])).toBe(validation);
});

test('API validators fail when the API is unreachable or slow', async () => {
  server.use(http.get(`${apiInternalUrl}/home`, () => HttpResponse.error()));
  expect(await new ApiValidators({ apiInternalUrl }).validate([home])).toBe('failed');
  server.use(http.get(`${apiInternalUrl}/home`, () => new Promise<never>(() => undefined)));
  expect(await new ApiValidators({ apiInternalUrl, timeoutMs: 1 }).validate([home])).toBe('failed');
});

test('API validators request only paths of the API', async () => {
  const validators = new ApiValidators({ apiInternalUrl });
  expect(await validators.validate([{ path: '@elsewhere.test/', etag: '"1"' }])).toBe('failed');
  expect(validators.requests).toBe(0);
});
