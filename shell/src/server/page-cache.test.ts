import { createReleaseSet } from './releases/release-set';
import { canonicalUrl, PageCache, withNonce } from './page-cache';

const set = createReleaseSet(new Map());
const never = async () => undefined;

describe('page cache', () => {
  test('a kept page is served with a nonce of its own wherever the first one stood', async () => {
    const cache = new PageCache();
    const url = new URL('http://site/experiences?page=2');
    const whole = Promise.resolve('<script nonce="AAA"></script><script nonce="AAA"></script>');
    await cache.keep(set, url, { nonce: 'AAA', whole });
    const kept = cache.get(set, url, never);
    expect(kept && withNonce(kept, 'BBB')).toBe('<script nonce="BBB"></script><script nonce="BBB"></script>');
  });

  test('a page that is not whole is not kept', async () => {
    const cache = new PageCache();
    const url = new URL('http://site/');
    await cache.keep(set, url, { nonce: 'AAA', whole: Promise.resolve(undefined) });
    expect(cache.get(set, url, never)).toBeUndefined();
  });

  test('another query is another page', async () => {
    const cache = new PageCache();
    await cache.keep(set, new URL('http://site/?page=1'), { nonce: 'A', whole: Promise.resolve('one') });
    expect(cache.get(set, new URL('http://site/?page=2'), never)).toBeUndefined();
  });

  test('parameters that only track do not make another page', () => {
    const url = new URL('http://site/experiences?utm_source=x&page=2&gclid=1&UTM=keep');
    expect(canonicalUrl(url).href).toBe('http://site/experiences?page=2&UTM=keep');
  });
});
