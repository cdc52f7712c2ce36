import * as z from 'zod';
import { sendVitals } from './send-vitals';
import { VitalCounts } from './vital-counts';

const apiInternalUrl = 'http://api.test';
const everyMs = 5_000;
const Body = z.object({ counts: z.array(z.object({ up_to: z.number(), count: z.int() })) });
const labels = { route: '/', remote: 'content', version: '1.0.0' } as const;

interface SentBatch {
  readonly key: string | null;
  readonly token: string | null;
  readonly count: number;
}

let stop: () => Promise<void> = () => Promise.resolve();
beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Responds with these statuses in order, then with 200; null: the API is down. */
function start(statuses: (number | null)[] = []) {
  const batches: SentBatch[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    expect([request.method, request.url]).toEqual(['POST', `${apiInternalUrl}/webVitals`]);
    const { counts: sent } = Body.parse(await request.json());
    batches.push({
      key: request.headers.get('idempotency-key'),
      token: request.headers.get('authorization'),
      count: sent.reduce((sum, { count }) => sum + count, 0),
    });
    const status = statuses.length > 0 ? statuses.shift() : 200;
    if (typeof status !== 'number') throw new TypeError('fetch failed');
    return status === 200
      ? Response.json({ status: 'success', data: null })
      : Response.json({ status: 'error', message: 'No.' }, { status });
  });
  const counts = new VitalCounts();
  const log = { warn: jest.fn(), error: jest.fn() };
  stop = sendVitals({ counts, apiInternalUrl, reportToken: 'token', log, everyMs });
  const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  return { batches, counts, log, wait };
}

test('sendVitals sends measurements once, with the token', async () => {
  const { batches, counts, wait } = start();
  for (const value of [900, 950, 2600]) counts.record({ name: 'LCP', value }, labels);
  await wait(everyMs - 1);
  expect(batches).toEqual([]);
  await wait(1);
  expect(batches).toEqual([{ key: expect.any(String), token: 'Bearer token', count: 3 }]);
  await wait(10 * everyMs);
  expect(batches).toHaveLength(1);
});

test('sendVitals resends a failed batch under its key, followed by later measurements', async () => {
  const { batches, counts, log, wait } = start([null, 403]);
  counts.record({ name: 'LCP', value: 900 }, labels);
  await wait(everyMs);
  counts.record({ name: 'LCP', value: 900 }, labels);
  counts.record({ name: 'CLS', value: 0.1 }, labels);
  // The delay doubles after each failure.
  await wait(2 * everyMs - 1);
  expect(batches).toHaveLength(1);
  await wait(1);
  expect(batches).toHaveLength(2);
  await wait(4 * everyMs - 1);
  expect(batches).toHaveLength(2);
  await wait(1);
  expect(batches.map(({ count }) => count)).toEqual([1, 1, 1, 2]);
  expect(new Set(batches.slice(0, 3).map(({ key }) => key)).size).toBe(1);
  expect(batches[3]?.key).not.toBe(batches[0]?.key);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('sendVitals drops and logs a batch that the API rejects', async () => {
  const { batches, counts, log, wait } = start([400]);
  counts.record({ name: 'LCP', value: 900 }, labels);
  await wait(everyMs);
  counts.record({ name: 'CLS', value: 0.1 }, labels);
  await wait(everyMs);
  expect(batches).toHaveLength(2);
  expect(batches[1]?.key).not.toBe(batches[0]?.key);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('sendVitals sends the remaining measurements at the end', async () => {
  const { batches, counts } = start();
  counts.record({ name: 'LCP', value: 900 }, labels);
  await stop();
  expect(batches).toHaveLength(1);
});

test('sendVitals splits measurements into batches', async () => {
  const { batches, counts } = start();
  for (let index = 0; index < 450; index += 1)
    counts.record({ name: 'LCP', value: 900 }, { ...labels, route: `/${index}` });
  await stop();
  expect(batches.map(({ count }) => count)).toEqual([200, 200, 50]);
});
