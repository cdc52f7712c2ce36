import { watchBuild } from './build-watch';

const respondWith = (id: string) => jest.fn(() => Promise.resolve(new Response(JSON.stringify({ id }))));
const hour = 36e5;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('build watch', () => {
  test('requests the newest build every hour and not before', async () => {
    const fetchSpy = jest.spyOn(globalThis, 'fetch').mockImplementation(respondWith('b1'));
    const isStale = watchBuild('b1');
    await jest.advanceTimersByTimeAsync(hour - 1);
    expect(fetchSpy).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1 + hour);
    expect(fetchSpy).toHaveBeenCalledTimes(2);
    expect(isStale()).toBe(false);
  });

  test('reports that the page is outdated when there is a newer build', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(respondWith('b2'));
    const isStale = watchBuild('b1');
    await jest.advanceTimersByTimeAsync(hour);
    expect(isStale()).toBe(true);
  });

  test('repeats a failed check after an hour', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest
      .spyOn(globalThis, 'fetch')
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockImplementation(respondWith('b2'));
    const isStale = watchBuild('b1');
    await jest.advanceTimersByTimeAsync(hour);
    expect(isStale()).toBe(false);
    await jest.advanceTimersByTimeAsync(hour);
    expect(isStale()).toBe(true);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
