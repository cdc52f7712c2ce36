import { CachedValue } from './cached-value';

const minuteMs = 60_000;

function setUp(answers: (() => Promise<string>)[]) {
  const load = jest.fn(() => (answers.shift() ?? (() => Promise.reject(new Error('no more'))))());
  const onStale = jest.fn();
  return { kept: new CachedValue({ load, freshMs: minuteMs, staleMs: 10 * minuteMs, onStale }), load, onStale };
}

// The cache's library reads the clock through the object that it finds when it is loaded, so fake timers miss it.
let now = 1_000;
beforeEach(() => jest.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => jest.restoreAllMocks());
/** Until what is being loaded has been kept, or has failed. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('many callers at once load it once, and later ones get what is kept', async () => {
  const { kept, load } = setUp([async () => 'one']);
  expect(await Promise.all([kept.get(), kept.get()])).toEqual(['one', 'one']);
  expect(await kept.get()).toBe('one');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a stale value is given while the next one is loaded', async () => {
  const { kept } = setUp([async () => 'one', async () => 'two']);
  await kept.get();
  now += 2 * minuteMs;
  expect(await kept.get()).toBe('one');
  await settled();
  expect(await kept.get()).toBe('two');
});

test('a value that cannot be loaded again stays until it is too old, and that is told', async () => {
  const down = () => Promise.reject(new Error('down'));
  const { kept, onStale } = setUp([async () => 'one', down, down]);
  await kept.get();
  now += 2 * minuteMs;
  expect(await kept.get()).toBe('one');
  await settled();
  expect(onStale).toHaveBeenCalledWith(new Error('down'));
  now += 20 * minuteMs;
  await expect(kept.get()).rejects.toThrow('down');
});

test('after a failed first load the next caller loads again', async () => {
  const { kept } = setUp([() => Promise.reject(new Error('down')), async () => 'one']);
  await expect(kept.get()).rejects.toThrow('down');
  expect(await kept.get()).toBe('one');
});
