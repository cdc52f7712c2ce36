import { SwrCache } from './swr-cache';

function cacheAt(clock: { now: number }, maxEntries = 2) {
  return new SwrCache<string>({ freshMs: 100, staleMs: 100, maxEntries, now: () => clock.now });
}

describe('stale-while-revalidate cache', () => {
  test('a fresh entry is served without a refresh', () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    const refresh = jest.fn(async () => undefined);
    cache.set('a', 'one');
    clock.now = 100;
    expect(cache.get('a', refresh)).toBe('one');
    expect(refresh).not.toHaveBeenCalled();
  });

  test('a stale entry is served while one successor is made', async () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    cache.set('a', 'one');
    clock.now = 150;
    let finish = () => undefined as void;
    const refresh = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    expect(cache.get('a', refresh)).toBe('one');
    expect(cache.get('a', refresh)).toBe('one');
    expect(refresh).toHaveBeenCalledTimes(1);
    cache.set('a', 'two');
    finish();
    expect(cache.get('a', refresh)).toBe('two');
  });

  test('an entry past its staleness is gone', () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    cache.set('a', 'one');
    clock.now = 201;
    expect(cache.get('a', async () => undefined)).toBeUndefined();
    expect(cache.size).toBe(0);
  });

  test('the entry that was used longest ago makes room', () => {
    const cache = cacheAt({ now: 0 });
    const refresh = async () => undefined;
    cache.set('a', '1');
    cache.set('b', '2');
    cache.get('a', refresh);
    cache.set('c', '3');
    expect(cache.get('b', refresh)).toBeUndefined();
    expect(cache.get('a', refresh)).toBe('1');
  });
});
