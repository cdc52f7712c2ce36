import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { testOrigins } from './Harness';

/** A call that reached the API of a test. */
export interface ReceivedCall {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly authorization: string | null;
}

/**
 * The API of a test file, on the network level: what is not answered here fails the test. Call it at the top of a
 * file; answers last for one test.
 */
export function mockApi() {
  const server = setupServer();
  let received: ReceivedCall[] = [];
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    received = [];
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  const reply = (path: string, respond: () => Response | Promise<Response>) =>
    server.use(
      http.all(`${testOrigins.apiUrl}${path}`, async ({ request }) => {
        const text = await request.text();
        received.push({
          path,
          query: Object.fromEntries(new URL(request.url).searchParams),
          body: text ? JSON.parse(text) : undefined,
          authorization: request.headers.get('authorization'),
        });
        return respond();
      }),
    );

  return {
    answer: (path: string, data: JsonBodyType) =>
      reply(path, () => HttpResponse.json({ status: 'success', data })),
    /** Answers when the returned function is called. */
    hold(path: string) {
      let release: (data: JsonBodyType) => void = () => undefined;
      const waiting = new Promise<JsonBodyType>((resolve) => {
        release = resolve;
      });
      reply(path, async () => HttpResponse.json({ status: 'success', data: await waiting }));
      return release;
    },
    refuse: (path: string, message: string, errors?: Record<string, string[]>) =>
      reply(path, () => HttpResponse.json({ status: 'error', message, errors }, { status: 422 })),
    /** No answer at all, as when the network is down. */
    drop: (path: string) => reply(path, () => HttpResponse.error()),
    /** Answers with something that is not the API's. */
    garble: (path: string) => reply(path, () => HttpResponse.json({ status: 'odd' })),
    calls: (path: string): readonly ReceivedCall[] => received.filter((call) => call.path === path),
  };
}
