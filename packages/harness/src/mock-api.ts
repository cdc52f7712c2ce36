import type { DataOf, Endpoint } from '@kaadu/contracts/endpoint';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { testOrigins } from './Harness';

/** Request that reached the mock API. */
export interface RecordedRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly authorization: string | null;
  readonly idempotencyKey: string | null;
}

/**
 * Mocks the API at network level for a test file; call it at the top of the file. Responses are set per endpoint, with
 * data of its type, and last for one test. A request without a response, or by another method, fails the test.
 */
export function mockApi() {
  const server = setupServer();
  let recorded: RecordedRequest[] = [];
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    recorded = [];
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  const handle = ({ method, path }: Endpoint, respond: () => Response | Promise<Response>) => {
    const mock = method === 'GET' ? http.get : http.post;
    server.use(
      mock(`${testOrigins.apiUrl}${path}`, async ({ request }) => {
        const text = await request.text();
        recorded.push({
          path,
          query: Object.fromEntries(new URL(request.url).searchParams),
          body: bodyOf(request, text),
          authorization: request.headers.get('authorization'),
          idempotencyKey: request.headers.get('idempotency-key'),
        });
        return respond();
      }),
    );
  };
  const success = (data: unknown) => Response.json({ status: 'success', data });

  return {
    respond: <E extends Endpoint>(endpoint: E, data: DataOf<E>) => handle(endpoint, () => success(data)),
    /** Responds when the returned function is called with the data. */
    respondLater<E extends Endpoint>(endpoint: E) {
      let resolve: (data: DataOf<E>) => void = () => undefined;
      const pending = new Promise<DataOf<E>>((settle) => {
        resolve = settle;
      });
      handle(endpoint, async () => success(await pending));
      return resolve;
    },
    /** Responds with an error, by default 422 with messages of the invalid fields. */
    respondWithError: (
      endpoint: Endpoint,
      {
        message,
        errors,
        status = 422,
      }: { message: string; errors?: Record<string, string[]>; status?: number },
    ) => handle(endpoint, () => HttpResponse.json({ status: 'error', message, errors }, { status })),
    /** Fails the request, as when the network is down. */
    failNetwork: (endpoint: Endpoint) => handle(endpoint, () => HttpResponse.error()),
    /** Responds without the API's envelope. */
    respondMalformed: (endpoint: Endpoint) => handle(endpoint, () => HttpResponse.json({ status: 'odd' })),
    /** Returns the requests to an endpoint in the current test, the oldest first. */
    requests: ({ path }: Endpoint): readonly RecordedRequest[] =>
      recorded.filter((request) => request.path === path),
  };
}

/** Returns the body of a request: parsed JSON, or the text of a file. */
function bodyOf({ headers }: Request, text: string): unknown {
  if (text === '') return undefined;
  return headers.get('content-type')?.startsWith('image/') ? text : JSON.parse(text);
}
