import { createContentCache, type ContentCacheOptions } from './content-cache';

const valuesOf = <Value>(options?: ContentCacheOptions) => {
  const cache = createContentCache(options);
  return { cache, values: cache.values<Value>('numbers') };
};

it('cache computes once for simultaneous requests, and again after a clear', async () => {
  const { cache, values } = valuesOf<number>();
  let computed = 0;
  const load = () => Promise.resolve((computed += 1));
  expect(await Promise.all([values.get('a', load), values.get('a', load)])).toEqual([1, 1]);
  cache.clear();
  expect(await values.get('a', load)).toBe(2);
});

it('cache runs a lazy query once, however often its value is read', async () => {
  const { values } = valuesOf<number>();
  let runs = 0;
  class LazyQuery extends Promise<number> {
    override then: Promise<number>['then'] = (...handlers) => Promise.resolve((runs += 1)).then(...handlers);
  }
  const load = () => new LazyQuery(() => undefined);
  expect(await Promise.all([values.get('a', load), values.get('a', load)])).toEqual([1, 1]);
  expect(await values.get('a', load)).toBe(1);
});

it('cache passes an error to waiting callers, and retries for the next', async () => {
  const { values } = valuesOf<string>();
  const failing = () => Promise.reject(new Error('no'));
  const waiting = Promise.allSettled([values.get('a', failing), values.get('a', failing)]);
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await values.get('a', () => Promise.resolve('yes'))).toBe('yes');
});

it('cache drops the result of a computation that was running at a clear', async () => {
  const { cache, values } = valuesOf<string>();
  const overtaken = values.get('a', () => Promise.resolve('old'));
  cache.clear();
  expect(await values.get('a', () => Promise.resolve('new'))).toBe('new');
  expect(await overtaken).toBe('old');
  expect(await values.get('a', () => Promise.resolve('newer'))).toBe('new');
});

it('cache computes again after a clear during a computation without further callers', async () => {
  const { cache, values } = valuesOf<string>();
  const overtaken = values.get('a', () => Promise.resolve('old'));
  cache.clear();
  expect(await overtaken).toBe('old');
  expect(await values.get('a', () => Promise.resolve('new'))).toBe('new');
});

it('cache evicts the least recently used value when it is full', async () => {
  const { cache, values } = valuesOf<string>({ maxBytes: 300 });
  const load = (letter: string) => () => Promise.resolve(letter.repeat(100));
  await values.get('a', load('a'));
  await values.get('b', load('b'));
  await values.get('a', load('-'));
  await values.get('c', load('c'));
  expect([await values.get('a', load('-')), await values.get('b', load('-'))].map(([one]) => one)).toEqual([
    'a',
    '-',
  ]);
  expect(cache.bytes).toBeLessThanOrEqual(300);
});

it('cache returns a value that is larger than itself without storing it', async () => {
  const { cache, values } = valuesOf<string>({ maxBytes: 100 });
  expect(await values.get('a', () => Promise.resolve('a'.repeat(200)))).toHaveLength(200);
  expect(cache.bytes).toBe(0);
});

it('cache computes again once a value exceeds its maximum age', async () => {
  let time = 1;
  const { values } = valuesOf<number>({ clock: () => time });
  let computed = 0;
  const load = () => Promise.resolve((computed += 1));
  expect([await values.get('a', load, 20), await values.get('a', load, 20)]).toEqual([1, 1]);
  time = 22;
  expect(await values.get('a', load, 20)).toBe(2);
});

it('cache separates kinds, and counts the lookups of each', async () => {
  const { cache, values } = valuesOf<number>();
  const names = cache.values<string>('names');
  await values.get('a', () => Promise.resolve(1));
  await values.get('a', () => Promise.resolve(2));
  expect(await names.get('a', () => Promise.resolve('Asha'))).toBe('Asha');
  expect([...cache.lookups]).toEqual([
    ['numbers', { hit: 1, miss: 1 }],
    ['names', { hit: 0, miss: 1 }],
  ]);
  expect(() => cache.values('names')).toThrow('Two kinds of cached values are named names.');
});
