import { ApiError, createApi, type Api } from '@kaadu/api-client';
import { watchApi } from './watch-api';

const api = createApi({ baseUrl: 'http://127.0.0.1:1' });
const answering = (answer: () => Promise<unknown>): Api => new Proxy(api, { get: () => answer });

test('an API that answers, if only that there is no such record, is not failing', async () => {
  const { api: watched, isFailing } = watchApi(answering(() => Promise.reject(new ApiError('none', 404))));
  await expect(watched.getHome()).rejects.toThrow('none');
  expect(isFailing()).toBe(false);
});

test.each([
  ['does not answer', () => Promise.reject(new ApiError('no connection', 0))],
  ['answers 503', () => Promise.reject(new ApiError('later', 503))],
  ['was given up', () => Promise.reject(new DOMException('not done within 5000 ms', 'TimeoutError'))],
])('an API that %s is failing', async (_case, answer) => {
  const { api: watched, isFailing } = watchApi(answering(answer));
  await watched.getHome().catch(() => undefined);
  expect(isFailing()).toBe(true);
});

test('an API that has not answered yet is failing until it does', async () => {
  let answer = (_value: unknown) => undefined as void;
  const { api: watched, isFailing } = watchApi(answering(() => new Promise((resolve) => (answer = resolve))));
  const call = watched.getHome();
  expect(isFailing()).toBe(true);
  answer(1);
  await call;
  expect(isFailing()).toBe(false);
});
