import { CachedValue } from './cached-value';

const minuteMs = 60_000;

function setUp(loads: (() => Promise<string>)[]) {
  const load = jest.fn(() => (loads.shift() ?? (() => Promise.reject(new Error('no more'))))());
  const onStale = jest.fn();
  return {
    cached: new CachedValue({ load, freshMs: minuteMs, staleMs: 10 * minuteMs, onStale }),
    load,
    onStale,
  };
}

// The cache's library reads the clock through an object that it captures at load time, so fake timers miss
// it.
let now = 1_000;
beforeEach(() => jest.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => jest.restoreAllMocks());
/** Waits until the current load has been cached or has failed. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('cached value is loaded once for concurrent callers, and cached for later ones', async () => {
  const { cached, load } = setUp([async () => 'one']);
  expect(await Promise.all([cached.get(), cached.get()])).toEqual(['one', 'one']);
  expect(await cached.get()).toBe('one');
  expect(load).toHaveBeenCalledTimes(1);
});

test('cached value is served stale while it is reloaded', async () => {
  const { cached } = setUp([async () => 'one', async () => 'two']);
  await cached.get();
  now += 2 * minuteMs;
  expect(await cached.get()).toBe('one');
  await settled();
  expect(await cached.get()).toBe('two');
});

test('cached value stays until it is too old when it cannot be reloaded, and reports the error', async () => {
  const down = () => Promise.reject(new Error('down'));
  const { cached, onStale } = setUp([async () => 'one', down, down]);
  await cached.get();
  now += 2 * minuteMs;
  expect(await cached.get()).toBe('one');
  await settled();
  expect(onStale).toHaveBeenCalledWith(new Error('down'));
  now += 20 * minuteMs;
  await expect(cached.get()).rejects.toThrow('down');
});

test('cached value is loaded again by the next caller after a failed first load', async () => {
  const { cached } = setUp([() => Promise.reject(new Error('down')), async () => 'one']);
  await expect(cached.get()).rejects.toThrow('down');
  expect(await cached.get()).toBe('one');
});
