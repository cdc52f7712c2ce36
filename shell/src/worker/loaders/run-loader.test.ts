import { createApi, type Api } from '@kaadu/api-client';
import { LoaderTimeout } from '../../app/pages/settle-in-time';
import { runLoader } from './run-loader';
import { workerRemote } from '../testing/worker-remote';

const remote = workerRemote('content', '1.0.0');
const api = createApi({ baseUrl: 'http://127.0.0.1:1' });
const never = new Promise<never>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('runLoader soon times out a loader that waits for nothing', async () => {
  const loading = runLoader(remote, api, () => never);
  const outcome = expect(loading).rejects.toThrow(LoaderTimeout);
  await jest.advanceTimersByTimeAsync(1500);
  await outcome;
});

test('runLoader waits for a loader that waits for a slow API', async () => {
  let respond = (_value: string) => undefined as void;
  const slow: Api = new Proxy(api, { get: () => () => new Promise((resolve) => (respond = resolve)) });
  const loading = runLoader(remote, slow, (given) => given.getHome());
  await jest.advanceTimersByTimeAsync(4000);
  respond('home');
  await expect(loading).resolves.toBe('home');
});

test('runLoader does not time out a loader because its thread was blocked', async () => {
  const now = performance.now.bind(performance);
  let heldUpMs = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + heldUpMs);
  const load = () => new Promise((resolve) => setTimeout(() => resolve('late'), 900));
  const outcome = expect(runLoader(remote, api, load)).resolves.toBe('late');
  await jest.advanceTimersByTimeAsync(200);
  heldUpMs = 2_000;
  await jest.advanceTimersByTimeAsync(900);
  await outcome;
  clock.mockRestore();
});

test('runLoader rethrows the error of a loader', async () => {
  const failing = () => Promise.reject(new TypeError('x is undefined'));
  await expect(runLoader(remote, api, failing)).rejects.toThrow('x is undefined');
});
