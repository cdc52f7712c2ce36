import { BoundedCache } from './bounded-cache';
import { memoryCaches } from './testing/memory-caches';

const addressOf = (name: string) => `https://site.test/${name}`;
const bytes = (count: number) => new Uint8Array(count);

function setUp(limits: { maxEntries?: number; maxBytes?: number } = {}) {
  let time = 0;
  const cache = new BoundedCache(
    { name: 'test', maxEntries: 3, maxBytes: 100, ...limits },
    memoryCaches(),
    () => (time += 1),
  );
  const names = async () => (await cache.list()).map(({ address }) => new URL(address).pathname.slice(1));
  const add = (name: string, size = 10) => cache.add(addressOf(name), bytes(size), {});
  return { cache, names, add };
}

describe('a bounded cache', () => {
  test('over its number of entries drops what was added first', async () => {
    const { add, names } = setUp();
    for (const name of ['a', 'b', 'c', 'd']) await add(name);
    expect(await names()).toEqual(['b', 'c', 'd']);
  });

  test('over its bytes drops what was added first', async () => {
    const { add, names } = setUp();
    await add('a', 50);
    await add('b', 40);
    await add('c', 30);
    expect(await names()).toEqual(['b', 'c']);
  });

  test('what is added again counts as new', async () => {
    const { add, names } = setUp();
    for (const name of ['a', 'b', 'c', 'a', 'd']) await add(name);
    expect(await names()).toEqual(['c', 'a', 'd']);
  });

  test('what is larger than the whole cache is left out, and replaces nothing else', async () => {
    const { add, names } = setUp();
    await add('a');
    await add('b', 101);
    expect(await names()).toEqual(['a']);
  });

  test('additions at the same time are counted together', async () => {
    const { add, names } = setUp();
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => add(name)));
    expect(await names()).toEqual(['c', 'd', 'e']);
  });

  test('says when something was added', async () => {
    const { cache, add } = setUp();
    await add('a');
    const kept = await cache.match(addressOf('a'));
    expect(kept && BoundedCache.cachedAt(kept)).toBe(1);
  });
});
