import { canonicalUrl, PageCache, withNonce, withBrowserParameters } from './page-cache';
import { createReleaseSet } from '../../rendering/release-set';

const set = createReleaseSet(new Map());
const unused = async () => undefined;
const documentOf = async (text: string) => Buffer.from(text);
const routes = [{ path: '/experiences', query: ['page'] }, { path: '/experience/:title/:id/buy' }];

describe('page cache', () => {
  test('a cached page is served with a fresh nonce wherever the first one stood', async () => {
    const cache = new PageCache();
    const url = new URL('http://site/experiences?page=2');
    const cacheable = documentOf('<script nonce="AAA">₹</script><script nonce="AAA"></script>AAA');
    await cache.add(set, url, { nonce: 'AAA', cacheable });
    const page = cache.get(set, url, unused);
    expect(page && withNonce(page, 'BBB').toString()).toBe(
      '<script nonce="BBB">₹</script><script nonce="BBB"></script>BBB',
    );
  });

  test('an incomplete page is not cached', async () => {
    const cache = new PageCache();
    const url = new URL('http://site/');
    await cache.add(set, url, { nonce: 'AAA', cacheable: Promise.resolve(undefined) });
    expect(cache.get(set, url, unused)).toBeUndefined();
  });

  test('another query is another page', async () => {
    const cache = new PageCache();
    await cache.add(set, new URL('http://site/?page=1'), { nonce: 'A', cacheable: documentOf('one') });
    expect(cache.get(set, new URL('http://site/?page=2'), unused)).toBeUndefined();
  });

  test('tracking parameters do not make another page', () => {
    const url = new URL('http://site/experience/old/1/buy?utm_source=x&page=2&gclid=1&UTM=keep');
    expect(canonicalUrl(url, routes).search).toBe('?page=2&UTM=keep');
  });

  test('tracking parameters survive a redirect, so that the UTM data of the visit is kept', () => {
    const asked = new URL('http://site/experience/old/1?utm_source=mail&utm_campaign=monsoon&x=1&gclid=2');
    expect(withBrowserParameters('/experience/new/1', asked)).toBe(
      '/experience/new/1?utm_source=mail&utm_campaign=monsoon&gclid=2',
    );
  });

  test('parameters that the route does not declare do not make another page', () => {
    const url = new URL('http://site/experiences?x=0.4711&page=2&toString=1');
    expect(canonicalUrl(url, routes).href).toBe('http://site/experiences?page=2');
  });

  test('documents take no more memory than they may', async () => {
    const cache = new PageCache(10_000);
    const address = (page: number) => new URL(`http://site/experiences?page=${page}`);
    for (let page = 1; page <= 5; page += 1)
      await cache.add(set, address(page), { nonce: 'A', cacheable: documentOf('x'.repeat(4_000)) });
    expect([1, 2, 3, 4, 5].filter((page) => cache.get(set, address(page), unused))).toEqual([4, 5]);
  });

  test('long addresses count as memory too', async () => {
    const cache = new PageCache(10_000);
    const address = (page: number) => new URL(`http://site/experiences?page=${page}${'0'.repeat(2_000)}`);
    for (const page of [1, 2, 3])
      await cache.add(set, address(page), { nonce: 'A', cacheable: documentOf('x') });
    expect([1, 2, 3].filter((page) => cache.get(set, address(page), unused))).toEqual([2, 3]);
  });

  test('the reference and key of a booking make no other page, and survive a redirect', () => {
    const asked = new URL('http://site/experience/old/1/buy?ref=KT-1&key=secret&from=2027-01-05');
    expect(canonicalUrl(asked, routes).search).toBe('?from=2027-01-05');
    expect(withBrowserParameters('/experience/new/1/buy?from=2027-01-05', asked)).toBe(
      '/experience/new/1/buy?from=2027-01-05&ref=KT-1&key=secret',
    );
  });
});
