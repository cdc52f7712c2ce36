import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { testOrigins } from './Harness';

/** A request that reached the mock API. */
export interface RecordedRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly authorization: string | null;
}

/**
 * Mocks the API at network level for a test file; call it at the top of the file. Responses are set per path and last
 * for one test. A request to a path without a response fails the test.
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

  const handle = (path: string, respond: () => Response | Promise<Response>) =>
    server.use(
      http.all(`${testOrigins.apiUrl}${path}`, async ({ request }) => {
        const text = await request.text();
        recorded.push({
          path,
          query: Object.fromEntries(new URL(request.url).searchParams),
          body: text ? JSON.parse(text) : undefined,
          authorization: request.headers.get('authorization'),
        });
        return respond();
      }),
    );
  const success = (data: JsonBodyType) => HttpResponse.json({ status: 'success', data });

  return {
    respond: (path: string, data: JsonBodyType) => handle(path, () => success(data)),
    /** Responds when the returned function is called with the data. */
    respondLater(path: string) {
      let resolve: (data: JsonBodyType) => void = () => undefined;
      const pending = new Promise<JsonBodyType>((settle) => {
        resolve = settle;
      });
      handle(path, async () => success(await pending));
      return resolve;
    },
    /** An error response, by default 422 with the messages of the fields at fault. */
    respondWithError: (
      path: string,
      {
        message,
        errors,
        status = 422,
      }: { message: string; errors?: Record<string, string[]>; status?: number },
    ) => handle(path, () => HttpResponse.json({ status: 'error', message, errors }, { status })),
    /** No response at all, as when the network is down. */
    failNetwork: (path: string) => handle(path, () => HttpResponse.error()),
    /** A response that is not in the API's envelope. */
    respondMalformed: (path: string) => handle(path, () => HttpResponse.json({ status: 'odd' })),
    /** The requests to a path in the current test, oldest first. */
    requests: (path: string): readonly RecordedRequest[] =>
      recorded.filter((request) => request.path === path),
  };
}
