import { SwrCache } from './swr-cache';

const newCache = () => new SwrCache<string>({ freshMs: 100, staleMs: 100, max: 2 });
const unused = async () => undefined;

// The cache's library reads the clock through the object that it finds when it is loaded, so fake timers miss it.
let now = 1_000;
beforeEach(() => jest.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => jest.restoreAllMocks());

describe('stale-while-revalidate cache', () => {
  test('a fresh entry is served without a refresh', () => {
    const cache = newCache();
    const refresh = jest.fn(unused);
    cache.set('a', 'one');
    now += 99;
    expect(cache.get('a', refresh)).toBe('one');
    expect(refresh).not.toHaveBeenCalled();
  });

  test('a stale entry is served while one refresh runs, and its replacement afterwards', async () => {
    const cache = newCache();
    cache.set('a', 'one');
    now += 150;
    let finish = () => undefined as void;
    const refresh = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    expect(cache.get('a', refresh)).toBe('one');
    expect(cache.get('a', refresh)).toBe('one');
    expect(refresh).toHaveBeenCalledTimes(1);
    cache.set('a', 'two');
    finish();
    expect(cache.get('a', refresh)).toBe('two');
  });

  test('a refresh that replaced nothing is repeated at the next request', async () => {
    const cache = newCache();
    cache.set('a', 'one');
    now += 150;
    const refresh = jest.fn(unused);
    cache.get('a', refresh);
    await new Promise(setImmediate);
    expect(cache.get('a', refresh)).toBe('one');
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test('an entry past its stale period has expired', () => {
    const cache = newCache();
    cache.set('a', 'one');
    now += 201;
    expect(cache.get('a', unused)).toBeUndefined();
  });

  test('outdated entries are served while they are made anew, for the given time at most', async () => {
    const cache = newCache();
    cache.set('a', 'one');
    cache.set('b', 'two');
    cache.outdate(50);
    const refresh = jest.fn(async () => cache.set('a', 'new'));
    expect(cache.get('a', refresh)).toBe('one');
    await new Promise(setImmediate);
    expect(cache.get('a', unused)).toBe('new');
    now += 51;
    expect([cache.get('a', unused), cache.get('b', unused)]).toEqual(['new', undefined]);
  });

  test('the least recently used entry is evicted when the cache is full', () => {
    const cache = newCache();
    cache.set('a', '111');
    cache.set('b', '222');
    cache.get('a', unused);
    cache.set('c', '333');
    expect(cache.get('b', unused)).toBeUndefined();
    expect(cache.get('a', unused)).toBe('111');
  });
});
