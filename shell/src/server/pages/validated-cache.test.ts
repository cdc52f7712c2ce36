import { ValidatedCache } from './validated-cache';

let now = 1_000;
beforeEach(() => jest.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => jest.restoreAllMocks());

const settled = () => new Promise(setImmediate);

function newCache(validate = async (_value: string) => true, canValidate = true) {
  const validated = jest.fn(validate);
  const cache = new ValidatedCache<string>({
    freshMs: 100,
    staleMs: 100,
    maxSize: 6,
    sizeOf: ({ length }) => length,
    validation: { maxAgeMs: 1_000, canValidate: () => canValidate, validate: validated },
  });
  const remake = jest.fn(async () => {
    await settled();
    cache.set('a', 'two');
  });
  cache.set('a', 'one');
  const get = () => cache.get('a', remake);
  /** Gets an entry, and waits for a renewal if it cannot be served as it is. */
  const getLater = async () => get() ?? (await cache.whenRenewed('a').then(get));
  return { cache, validated, remake, get, getLater };
}

test('validated cache serves a fresh entry without validation', () => {
  const { get, validated } = newCache();
  now += 99;
  expect(get()).toBe('one');
  expect(validated).not.toHaveBeenCalled();
});

test('validated cache renews a valid stale entry without remaking it', async () => {
  const { get, validated, remake } = newCache();
  now += 150;
  expect([get(), get()]).toEqual(['one', 'one']);
  await settled();
  now += 99;
  expect(get()).toBe('one');
  expect([validated, remake].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

test.each([
  ['is no longer valid', true],
  ['cannot be validated', false],
])('validated cache serves a stale entry that %s while it is remade', async (_case, canValidate) => {
  const { cache, get, remake } = newCache(async () => false, canValidate);
  now += 150;
  expect([get(), get()]).toEqual(['one', 'one']);
  await cache.whenRenewed('a');
  expect(get()).toBe('two');
  expect(remake).toHaveBeenCalledTimes(1);
});

test('validated cache serves an unused entry after validating it', async () => {
  const { get, getLater, validated, remake } = newCache();
  now += 900;
  expect(get()).toBeUndefined();
  expect(await Promise.all([getLater(), getLater()])).toEqual(['one', 'one']);
  expect([validated, remake].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

test('validated cache remakes an invalid entry once for all waiting callers', async () => {
  const { getLater, remake } = newCache(async () => false);
  now += 900;
  expect(await Promise.all([getLater(), getLater(), getLater()])).toEqual(['two', 'two', 'two']);
  expect(remake).toHaveBeenCalledTimes(1);
});

test('validated cache drops an entry that can be neither validated nor remade', async () => {
  const { cache, getLater, remake } = newCache(async () => false);
  remake.mockImplementation(async () => undefined);
  now += 900;
  expect(await getLater()).toBeUndefined();
  expect([remake.mock.calls.length, cache.entries]).toEqual([1, 0]);
});

test('validated cache does not make callers wait for an entry that cannot be validated', () => {
  const { cache, get, remake } = newCache(undefined, false);
  now += 900;
  expect(get()).toBeUndefined();
  expect([remake.mock.calls.length, cache.entries]).toEqual([0, 0]);
});

test('validated cache remakes an entry beyond its maximum age without validation', async () => {
  const { cache, get, validated } = newCache();
  for (let turn = 0; turn < 10; turn += 1) {
    now += 110;
    get();
    await cache.whenRenewed('a');
  }
  expect(get()).toBe('two');
  expect(validated.mock.calls.filter(([value]) => value === 'one')).toHaveLength(9);
});

test('validated cache serves entries unvalidated for a limited time after a change', async () => {
  const { cache, get, getLater, validated } = newCache();
  cache.markStale(50);
  now += 51;
  expect(get()).toBeUndefined();
  expect(await getLater()).toBe('one');
  expect(validated).toHaveBeenCalledTimes(1);
});

test('validated cache does not extend that time after a second change', () => {
  const { cache, get } = newCache();
  cache.markStale(50);
  now += 40;
  cache.markStale(50);
  now += 20;
  expect(get()).toBeUndefined();
});

test('validated cache repeats a validation when a change occurs during it', async () => {
  const validations: ((isSame: boolean) => void)[] = [];
  const { cache, getLater, validated, remake } = newCache(
    () => new Promise((resolve) => validations.push(resolve)),
  );
  cache.markStale(50);
  now += 60;
  const later = getLater();
  cache.markStale(50);
  validations[0]?.(true);
  await settled();
  validations[1]?.(true);
  expect(await later).toBe('one');
  expect([validated, remake].map(({ mock }) => mock.calls.length)).toEqual([2, 0]);
});

test('validated cache evicts the least recently used entry when it is full', () => {
  const { cache, get } = newCache();
  cache.set('b', '222');
  get();
  cache.set('c', '3');
  expect([cache.peek('a'), cache.peek('b'), cache.peek('c')]).toEqual(['one', undefined, '3']);
});
