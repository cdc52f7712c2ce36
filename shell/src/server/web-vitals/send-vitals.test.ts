import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import * as z from 'zod';
import { sendVitals } from './send-vitals';
import { VitalCounts } from './vital-counts';

const apiInternalUrl = 'http://api.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const Body = z.object({ counts: z.array(z.object({ up_to: z.number(), count: z.int() })) });
const labels = { route: '/', remote: 'content', version: '1.0.0' } as const;

let stop: () => Promise<void> = () => Promise.resolve();
afterEach(() => stop());

/** Answers with these statuses in turn, then with 200; null: the API is down. */
function start(statuses: (number | null)[] = []) {
  const batches: { readonly key: string | null; readonly token: string | null; readonly count: number }[] =
    [];
  server.use(
    http.post(`${apiInternalUrl}/webVitals`, async ({ request }) => {
      const status = statuses[batches.length] ?? (batches.length < statuses.length ? null : 200);
      const { counts } = Body.parse(await request.json());
      batches.push({
        key: request.headers.get('idempotency-key'),
        token: request.headers.get('authorization'),
        count: counts.reduce((sum, { count }) => sum + count, 0),
      });
      if (status === null) return HttpResponse.error();
      return status === 200
        ? HttpResponse.json({ status: 'success', data: null })
        : HttpResponse.json({ status: 'error', message: 'No.' }, { status });
    }),
  );
  const counts = new VitalCounts();
  const log = { warn: jest.fn(), error: jest.fn() };
  stop = sendVitals({ counts, apiInternalUrl, reportToken: 'token', log, everyMs: 5 });
  const until = async (sent: number) => {
    while (batches.length < sent) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  return { batches, counts, log, until };
}

test('what was measured is sent once, with the token', async () => {
  const { batches, counts, until } = start();
  for (const value of [900, 950, 2600]) counts.record({ name: 'LCP', value }, labels);
  await until(1);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(batches).toEqual([{ key: expect.any(String), token: 'Bearer token', count: 3 }]);
});

test('a batch that the API does not take is sent again under its key, and what comes meanwhile follows', async () => {
  const { batches, counts, log, until } = start([null, 403]);
  counts.record({ name: 'LCP', value: 900 }, labels);
  await until(1);
  counts.record({ name: 'LCP', value: 900 }, labels);
  counts.record({ name: 'CLS', value: 0.1 }, labels);
  await until(4);
  expect(batches.map(({ count }) => count)).toEqual([1, 1, 1, 2]);
  expect(new Set(batches.slice(0, 3).map(({ key }) => key)).size).toBe(1);
  expect(batches[3]?.key).not.toBe(batches[0]?.key);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('a batch that the API does not understand is dropped, and named in the log', async () => {
  const { batches, counts, log, until } = start([400]);
  counts.record({ name: 'LCP', value: 900 }, labels);
  await until(1);
  counts.record({ name: 'CLS', value: 0.1 }, labels);
  await until(2);
  expect(batches[1]?.key).not.toBe(batches[0]?.key);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('what is left is sent at the end', async () => {
  const { batches, counts } = start();
  counts.record({ name: 'LCP', value: 900 }, labels);
  await stop();
  expect(batches).toHaveLength(1);
});

test('more than one batch has are sent in several', async () => {
  const { batches, counts } = start();
  for (let index = 0; index < 450; index += 1)
    counts.record({ name: 'LCP', value: 900 }, { ...labels, route: `/${index}` });
  await stop();
  expect(batches.map(({ count }) => count)).toEqual([200, 200, 50]);
});
