import { BoundedCache } from './bounded-cache';
import { memoryCaches } from './testing/memory-caches';

const urlOf = (name: string) => `https://site.test/${name}`;
const bytes = (count: number) => new Uint8Array(count);

function setUp(limits: { maxEntries?: number; maxBytes?: number } = {}) {
  let time = 0;
  const cache = new BoundedCache(
    { name: 'test', maxEntries: 3, maxBytes: 100, ...limits },
    memoryCaches(),
    () => (time += 1),
  );
  const names = async () => (await cache.list()).map(({ url }) => new URL(url).pathname.slice(1));
  const add = (name: string, size = 10) => cache.add(urlOf(name), bytes(size), {});
  return { cache, names, add };
}

describe('bounded cache', () => {
  test('drops the oldest entry beyond its number of entries', async () => {
    const { add, names } = setUp();
    for (const name of ['a', 'b', 'c', 'd']) await add(name);
    expect(await names()).toEqual(['b', 'c', 'd']);
  });

  test('drops the oldest entry beyond its bytes', async () => {
    const { add, names } = setUp();
    await add('a', 50);
    await add('b', 40);
    await add('c', 30);
    expect(await names()).toEqual(['b', 'c']);
  });

  test('treats a replaced entry as new', async () => {
    const { add, names } = setUp();
    for (const name of ['a', 'b', 'c', 'a', 'd']) await add(name);
    expect(await names()).toEqual(['c', 'a', 'd']);
  });

  test('ignores an entry larger than the whole cache', async () => {
    const { add, names } = setUp();
    await add('a');
    await add('b', 101);
    expect(await names()).toEqual(['a']);
  });

  test('counts concurrent additions together', async () => {
    const { add, names } = setUp();
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => add(name)));
    expect(await names()).toEqual(['c', 'd', 'e']);
  });

  test('returns the time of an addition', async () => {
    const { cache, add } = setUp();
    await add('a');
    const cached = await cache.match(urlOf('a'));
    expect(cached && BoundedCache.cachedAt(cached)).toBe(1);
  });
});
