import type { ApiCall } from '@kaadu/api-client';
import { ApiReads } from './api-reads';

const get: ApiCall = { endpoint: { method: 'GET' }, path: '/a' };
const respondWith = (etag: string | null) => async () => ({ data: null, etag, caching: '' });
const read = (reads: ApiReads, etag: string | null, call: Partial<ApiCall> = {}) =>
  reads.record({ ...get, ...call }, respondWith(etag));

test('API reads list a repeated call with equal responses once', async () => {
  const reads = new ApiReads();
  await read(reads, '"1"');
  await read(reads, '"1"');
  await read(reads, '"2"', { endpoint: { method: 'POST', safe: true }, path: '/b', body: '{}' });
  expect(reads.all).toEqual([
    { path: '/a', etag: '"1"' },
    { path: '/b', body: '{}', etag: '"2"' },
  ]);
});

test('API reads include those of other work, now and later', async () => {
  const reads = new ApiReads();
  const part = new ApiReads();
  reads.include(part);
  await read(part, '"1"');
  expect(reads.all).toEqual([{ path: '/a', etag: '"1"' }]);
});

test.each<readonly [string, (reads: ApiReads) => unknown]>([
  ['a call has no response', (reads) => void reads.record(get, () => new Promise<never>(() => undefined))],
  ['a response has no validator', (reads) => read(reads, null)],
  [
    'a call had two different responses',
    (reads) => Promise.all(['"1"', '"2"'].map((etag) => read(reads, etag))),
  ],
  ['a call may have changed something', (reads) => read(reads, '"1"', { endpoint: { method: 'POST' } })],
  ['the work timed out', (reads) => reads.markUnknown()],
])('API reads cannot be validated when %s, in the work or in included work', async (_case, happens) => {
  const reads = new ApiReads();
  const whole = new ApiReads();
  whole.include(reads);
  await happens(reads);
  expect([reads.all, whole.all]).toEqual([undefined, undefined]);
});
