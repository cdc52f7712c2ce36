import { createValueCache } from './value-cache';

it('computes once for simultaneous requests, and again after a clear', async () => {
  const cache = createValueCache<number>();
  let computed = 0;
  const load = () => Promise.resolve((computed += 1));
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1]);
  cache.clear();
  expect(await cache.get('a', load)).toBe(2);
});

it('runs a lazy query once, however often its value is asked for', async () => {
  const cache = createValueCache<number>();
  let runs = 0;
  class LazyQuery extends Promise<number> {
    override then: Promise<number>['then'] = (...handlers) => Promise.resolve((runs += 1)).then(...handlers);
  }
  const load = () => new LazyQuery(() => undefined);
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1]);
  expect(await cache.get('a', load)).toBe(1);
});

it('passes an error to waiting callers, and tries again for the next', async () => {
  const cache = createValueCache<string>();
  const failing = () => Promise.reject(new Error('no'));
  const waiting = Promise.allSettled([cache.get('a', failing), cache.get('a', failing)]);
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.get('a', () => Promise.resolve('yes'))).toBe('yes');
});

it('does not keep the result of a computation that was running at a clear', async () => {
  const cache = createValueCache<string>();
  const overtaken = cache.get('a', () => Promise.resolve('old'));
  cache.clear();
  expect(await cache.get('a', () => Promise.resolve('new'))).toBe('new');
  expect(await overtaken).toBe('old');
  expect(await cache.get('a', () => Promise.resolve('newer'))).toBe('new');
});

it('evicts what was not asked for the longest when it is full', async () => {
  const cache = createValueCache<number>({ capacity: 2 });
  const load = (value: number) => () => Promise.resolve(value);
  await cache.get('a', load(1));
  await cache.get('b', load(2));
  await cache.get('a', load(10));
  await cache.get('c', load(3));
  expect([await cache.get('a', load(10)), await cache.get('b', load(20))]).toEqual([1, 20]);
});

it('computes again once a value is older than its limit', async () => {
  let time = 0;
  const cache = createValueCache<number>({ maxAgeMs: 20, clock: () => time });
  let computed = 0;
  const load = () => Promise.resolve((computed += 1));
  expect([await cache.get('a', load), await cache.get('a', load)]).toEqual([1, 1]);
  time = 20;
  expect(await cache.get('a', load)).toBe(2);
});
