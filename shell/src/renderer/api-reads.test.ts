import { ApiReads } from './api-reads';

const get = { method: 'GET' } as const;
const read = (reads: ApiReads, path: string, etag: string | null) =>
  reads.record({ endpoint: get, path })(etag);

test('a call that was made twice with one answer is listed once', () => {
  const reads = new ApiReads();
  read(reads, '/a', '"1"');
  read(reads, '/a', '"1"');
  reads.record({ endpoint: { method: 'POST', safe: true }, path: '/b', body: '{}' })('"2"');
  expect(reads.all).toEqual([
    { path: '/a', etag: '"1"' },
    { path: '/b', body: '{}', etag: '"2"' },
  ]);
});

test('what other work reads belongs to it, also what it reads later', () => {
  const reads = new ApiReads();
  const part = new ApiReads();
  reads.include(part);
  read(part, '/a', '"1"');
  expect(reads.all).toEqual([{ path: '/a', etag: '"1"' }]);
});

test.each<readonly [string, (reads: ApiReads) => void]>([
  ['a call has no answer', (reads) => void reads.record({ endpoint: get, path: '/a' })],
  ['an answer has no validator', (reads) => read(reads, '/a', null)],
  ['a call was answered in two ways', (reads) => ['"1"', '"2"'].forEach((etag) => read(reads, '/a', etag))],
  [
    'a call may have changed something',
    (reads) => reads.record({ endpoint: { method: 'POST' }, path: '/a' })('"1"'),
  ],
  ['the work was given up', (reads) => reads.markUnknown()],
])('nothing can be validated when %s, in the work or in a part of it', (_case, happens) => {
  const reads = new ApiReads();
  const whole = new ApiReads();
  whole.include(reads);
  happens(reads);
  expect([reads.all, whole.all]).toEqual([undefined, undefined]);
});
