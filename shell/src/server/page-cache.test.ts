import { canonicalUrl, PageCache, withNonce } from './page-cache';
import { createReleaseSet } from './releases/selection/release-set';

const set = createReleaseSet(new Map());
const unused = async () => undefined;

describe('page cache', () => {
  test('a cached page is served with a fresh nonce wherever the first one stood', async () => {
    const cache = new PageCache();
    const url = new URL('http://site/experiences?page=2');
    const cacheable = Promise.resolve('<script nonce="AAA"></script><script nonce="AAA"></script>');
    await cache.add(set, url, { nonce: 'AAA', cacheable });
    const page = cache.get(set, url, unused);
    expect(page && withNonce(page, 'BBB')).toBe('<script nonce="BBB"></script><script nonce="BBB"></script>');
  });

  test('an incomplete page is not cached', async () => {
    const cache = new PageCache();
    const url = new URL('http://site/');
    await cache.add(set, url, { nonce: 'AAA', cacheable: Promise.resolve(undefined) });
    expect(cache.get(set, url, unused)).toBeUndefined();
  });

  test('another query is another page', async () => {
    const cache = new PageCache();
    await cache.add(set, new URL('http://site/?page=1'), { nonce: 'A', cacheable: Promise.resolve('one') });
    expect(cache.get(set, new URL('http://site/?page=2'), unused)).toBeUndefined();
  });

  test('tracking parameters do not make another page', () => {
    const url = new URL('http://site/experiences?utm_source=x&page=2&gclid=1&UTM=keep');
    expect(canonicalUrl(url).href).toBe('http://site/experiences?page=2&UTM=keep');
  });
});
