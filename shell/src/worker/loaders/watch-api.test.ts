import { ApiError, createApi, type Api } from '@kaadu/api-client';
import { watchApi } from './watch-api';

const api = createApi({ baseUrl: 'http://127.0.0.1:1' });
const responding = (respond: () => Promise<unknown>): Api => new Proxy(api, { get: () => respond });

test('watched API is not failing when it responds, even with 404', async () => {
  const { api: watched, isFailing } = watchApi(responding(() => Promise.reject(new ApiError('none', 404))));
  await expect(watched.getHome()).rejects.toThrow('none');
  expect(isFailing()).toBe(false);
});

test.each([
  ['does not respond', () => Promise.reject(new ApiError('no connection', 0))],
  ['responds 503', () => Promise.reject(new ApiError('later', 503))],
  ['timed out', () => Promise.reject(new DOMException('not done within 5000 ms', 'TimeoutError'))],
])('watched API is failing when it %s', async (_case, respond) => {
  const { api: watched, isFailing } = watchApi(responding(respond));
  await watched.getHome().catch(() => undefined);
  expect(isFailing()).toBe(true);
});

test('watched API is failing until it has responded', async () => {
  let respond = (_value: unknown) => undefined as void;
  const { api: watched, isFailing } = watchApi(
    responding(() => new Promise((resolve) => (respond = resolve))),
  );
  const call = watched.getHome();
  expect(isFailing()).toBe(true);
  respond(1);
  await call;
  expect(isFailing()).toBe(false);
});
