import type { ApiAnswer, ApiCall } from '@kaadu/api-client';
import { AnswerCache } from './answer-cache';

const call: ApiCall = { endpoint: { method: 'GET' }, path: '/stories' };
const answerOf = (etag: string | null, caching = 'public, no-cache'): ApiAnswer<string[]> => ({
  data: ['Rain on the Ghats'],
  etag,
  caching,
});

test('a fresh answer is given to all who ask for the same', async () => {
  const cache = new AnswerCache();
  const send = jest.fn(async () => answerOf('"1"'));
  const first = await cache.answer(call, send);
  expect(await cache.answer(call, send)).toBe(first);
  await cache.answer({ ...call, path: '/stories?page=2' }, send);
  await cache.answer({ ...call, body: '{}' }, send);
  expect(send).toHaveBeenCalledTimes(3);
});

test('what pages share cannot be changed by one of them', async () => {
  const { data } = await new AnswerCache().answer(call, async () => answerOf('"1"'));
  expect(() => data.push('More')).toThrow(TypeError);
});

test('after a change of content the API is asked whether it still is the answer', async () => {
  const cache = new AnswerCache();
  const first = await cache.answer(call, async () => answerOf('"1"'));
  cache.outdate();
  const unchanged = jest.fn(async (known?: ApiAnswer<string[]>) => known ?? answerOf('"2"'));
  expect(await cache.answer(call, unchanged)).toBe(first);
  expect(unchanged).toHaveBeenCalledWith(first);
  await cache.answer(call, unchanged);
  expect(unchanged).toHaveBeenCalledTimes(1);
});

test('lookups are counted by how they were answered, until they are taken', async () => {
  const cache = new AnswerCache();
  const send = async (known?: ApiAnswer<string[]>) => known ?? answerOf('"1"');
  await cache.answer(call, send);
  await cache.answer(call, send);
  cache.outdate();
  await cache.answer(call, send);
  expect(cache.takeLookups()).toEqual({ hit: 1, unchanged: 1, miss: 1 });
  expect(cache.takeLookups()).toEqual({ hit: 0, unchanged: 0, miss: 0 });
});

test('an answer that was on its way when content changed is not fresh', async () => {
  const cache = new AnswerCache();
  await cache.answer(call, async () => {
    cache.outdate();
    return answerOf('"1"');
  });
  const send = jest.fn(async () => answerOf('"2"'));
  expect((await cache.answer(call, send)).etag).toBe('"2"');
});

test('an answer is not fresh for longer than its time', async () => {
  const cache = new AnswerCache({ freshMs: 0 });
  const send = jest.fn(async () => answerOf('"1"'));
  await cache.answer(call, send);
  await cache.answer(call, send);
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([
  ['without a validator', answerOf(null)],
  ['that the API computes for each call', answerOf('"1"', 'no-cache')],
  ['about one person', answerOf('"1"', 'no-store')],
])('an answer %s is not kept', async (_case, answer) => {
  const cache = new AnswerCache();
  const send = jest.fn(async (_known?: ApiAnswer<string[]>) => answer);
  await cache.answer(call, send);
  await cache.answer(call, send);
  expect(send.mock.calls).toEqual([[undefined], [undefined]]);
});

test('a failed call is not kept, and fails', async () => {
  const cache = new AnswerCache();
  await expect(cache.answer(call, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.answer(call, async () => answerOf('"1"'))).toEqual(answerOf('"1"'));
});

test('what was not asked for the longest is dropped when there is too much', async () => {
  const cache = new AnswerCache({ maxSize: 100 });
  const send = jest.fn(async () => answerOf('"1"'));
  const paths = ['/1', '/2', '/1', '/3', '/4', '/1'];
  for (const path of paths) await cache.answer({ ...call, path }, send);
  expect(send).toHaveBeenCalledTimes(4);
});
