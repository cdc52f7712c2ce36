import type { ApiResponse, ApiCall } from '@kaadu/api-client';
import { ResponseCache } from './response-cache';

const call: ApiCall = { endpoint: { method: 'GET' }, path: '/stories' };
const responseOf = (etag: string | null, caching = 'public, no-cache'): ApiResponse<string[]> => ({
  data: ['Rain on the Ghats'],
  etag,
  caching,
});

test('response cache shares a fresh response between equal calls', async () => {
  const cache = new ResponseCache();
  const send = jest.fn(async () => responseOf('"1"'));
  const first = await cache.fetch(call, send);
  expect(await cache.fetch(call, send)).toBe(first);
  await cache.fetch({ ...call, path: '/stories?page=2' }, send);
  await cache.fetch({ ...call, body: '{}' }, send);
  expect(send).toHaveBeenCalledTimes(3);
});

test('response cache freezes the data that pages share', async () => {
  const { data } = await new ResponseCache().fetch(call, async () => responseOf('"1"'));
  expect(() => data.push('More')).toThrow(TypeError);
});

test('response cache validates a response after a content change', async () => {
  const cache = new ResponseCache();
  const first = await cache.fetch(call, async () => responseOf('"1"'));
  cache.invalidate();
  const unchanged = jest.fn(async (known?: ApiResponse<string[]>) => known ?? responseOf('"2"'));
  expect(await cache.fetch(call, unchanged)).toBe(first);
  expect(unchanged).toHaveBeenCalledWith(first);
  await cache.fetch(call, unchanged);
  expect(unchanged).toHaveBeenCalledTimes(1);
});

test('response cache counts lookups by outcome until they are taken', async () => {
  const cache = new ResponseCache();
  const send = async (known?: ApiResponse<string[]>) => known ?? responseOf('"1"');
  await cache.fetch(call, send);
  await cache.fetch(call, send);
  cache.invalidate();
  await cache.fetch(call, send);
  expect(cache.takeLookups()).toEqual({ hit: 1, unchanged: 1, miss: 1 });
  expect(cache.takeLookups()).toEqual({ hit: 0, unchanged: 0, miss: 0 });
});

test('response cache treats a response as stale when content changed during its request', async () => {
  const cache = new ResponseCache();
  await cache.fetch(call, async () => {
    cache.invalidate();
    return responseOf('"1"');
  });
  const send = jest.fn(async () => responseOf('"2"'));
  expect((await cache.fetch(call, send)).etag).toBe('"2"');
});

test('response cache validates a response that has become stale', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  const cache = new ResponseCache({ freshMs: 100 });
  const send = jest.fn(async (known?: ApiResponse<string[]>) => known ?? responseOf('"1"'));
  await cache.fetch(call, send);
  now.mockReturnValue(1_099);
  await cache.fetch(call, send);
  now.mockReturnValue(1_101);
  await cache.fetch(call, send);
  now.mockRestore();
  expect(send.mock.calls).toEqual([[undefined], [responseOf('"1"')]]);
});

test('response cache reports the bytes of JSON that it holds', async () => {
  const cache = new ResponseCache();
  await cache.fetch(call, async () => responseOf('"1"'));
  const { bytes } = cache;
  expect(bytes).toBe(Buffer.byteLength('/stories ["Rain on the Ghats"]'));
  cache.invalidate();
  await cache.fetch(call, async (known) => known ?? responseOf('"2"'));
  expect(cache.bytes).toBe(bytes);
});

test.each([
  ['without a validator', responseOf(null)],
  ['that the API computes for each call', responseOf('"1"', 'no-cache')],
  ['about one person', responseOf('"1"', 'no-store')],
])('response cache stores no response %s', async (_case, response) => {
  const cache = new ResponseCache();
  const send = jest.fn(async (_known?: ApiResponse<string[]>) => response);
  await cache.fetch(call, send);
  await cache.fetch(call, send);
  expect(send.mock.calls).toEqual([[undefined], [undefined]]);
});

test('response cache rejects a failed call and stores nothing', async () => {
  const cache = new ResponseCache();
  await expect(cache.fetch(call, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.fetch(call, async () => responseOf('"1"'))).toEqual(responseOf('"1"'));
});

test('response cache evicts the least recently used response beyond its bytes', async () => {
  const cache = new ResponseCache({ maxBytes: 100 });
  const send = jest.fn(async () => responseOf('"1"'));
  const paths = ['/1', '/2', '/1', '/3', '/4', '/1'];
  for (const path of paths) await cache.fetch({ ...call, path }, send);
  expect(send).toHaveBeenCalledTimes(4);
});
