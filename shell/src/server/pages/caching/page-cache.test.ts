import { createReleaseSet } from '@kaadu/federation/server';
import type { ApiRead } from '../../../worker-protocol/messages';
import { type CachedPage, PageCache } from './page-cache';
import { canonicalUrl, withBrowserParameters } from '../page-url';
import type { RenderedDocument } from '../rendered-page';

const set = createReleaseSet(new Map());
const unused = async () => undefined;
const home = new URL('http://site/');

function rendered(text: string, changes: Partial<RenderedDocument> = {}): RenderedDocument {
  return {
    kind: 'document',
    status: 200,
    isLive: false,
    styleHashes: [],
    nonce: undefined,
    set,
    body: Buffer.from(text),
    cacheable: Promise.resolve({ bytes: Buffer.from(text), reads: [] }),
    ...changes,
  };
}

const newCache = (maxBytes?: number) => new PageCache({ validate: async () => 'unchanged', maxBytes });
const keep = (cache: PageCache, url: URL, page: RenderedDocument) =>
  cache.keep(set, url, Promise.resolve(page));
const routes = [{ path: '/experiences', query: ['page'] }, { path: '/experience/:title/:id/buy' }];

const textOf = async (page: CachedPage | undefined) =>
  (await page?.document.encoded(undefined))?.bytes.toString();

describe('page cache', () => {
  test('serves a cached page with the same bytes to every visitor', async () => {
    const cache = newCache();
    await keep(cache, home, rendered('<p>₹</p>'));
    const [one, two] = [cache.get(set, home, unused), cache.get(set, home, unused)];
    expect(await textOf(one)).toBe('<p>₹</p>');
    expect(two?.document).toBe(one?.document);
  });

  test.each([
    ['incomplete', { cacheable: Promise.resolve(undefined) }],
    ['live', { isLive: true }],
    ['not found', { status: 404 }],
    ['streamed in chunks', { nonce: 'n' }],
  ] as const)('does not cache a page that is %s', async (_what, changes) => {
    const cache = newCache();
    await keep(cache, home, rendered('x', changes));
    expect(cache.get(set, home, unused)).toBeUndefined();
  });

  test('lets requests wait for a page that is being rendered', async () => {
    const cache = newCache();
    let finish: (page: RenderedDocument) => void = () => undefined;
    void cache.keep(set, home, new Promise((resolve) => (finish = resolve)));
    const found = cache.whenReady(set, home).then(() => cache.get(set, home, unused));
    finish(rendered('once'));
    expect(await textOf(await found)).toBe('once');
  });

  test('ends the wait when a rendering fails', async () => {
    const cache = newCache();
    void cache.keep(set, home, Promise.reject(new Error('worker stopped')));
    await cache.whenReady(set, home);
    expect(cache.get(set, home, unused)).toBeUndefined();
  });

  test('does not compress a page again that was rendered without a change', async () => {
    const cache = newCache();
    await keep(cache, home, rendered('same'));
    const former = cache.get(set, home, unused)?.document;
    await keep(cache, home, rendered('same'));
    expect(cache.get(set, home, unused)?.document).toBe(former);
    await keep(cache, home, rendered('changed'));
    expect(cache.get(set, home, unused)?.document).not.toBe(former);
  });

  test('re-renders only the pages that show an edit, of 200 cached ones', async () => {
    const etags = new Map<string, string>();
    const validate = async (reads: readonly ApiRead[]) =>
      reads.every(({ path, etag }) => etags.get(path) === etag)
        ? ('unchanged' as const)
        : ('changed' as const);
    const cache = new PageCache({ validate });
    const stories = Array.from({ length: 200 }, (_, key) => `/stories/${key}`);
    for (const path of ['/footer', ...stories]) etags.set(path, '"1"');
    const render = (path: string) => {
      const reads = [path, '/footer'].map((each) => ({ path: each, etag: etags.get(each) ?? '' }));
      const cacheable = Promise.resolve({
        bytes: Buffer.from(reads.map(({ etag }) => etag).join()),
        reads,
      });
      return keep(cache, new URL(path, home), rendered('', { cacheable }));
    };
    const visitAll = async () => {
      const again: string[] = [];
      for (const path of stories)
        cache.get(set, new URL(path, home), async () => {
          again.push(path);
          await render(path);
        });
      await new Promise(setImmediate);
      return again;
    };
    for (const path of stories) await render(path);

    etags.set('/stories/7', '"2"');
    cache.markStale(1_000);
    expect(await visitAll()).toEqual(['/stories/7']);
    // Data that all of them show.
    etags.set('/footer', '"2"');
    cache.markStale(1_000);
    expect(await visitAll()).toHaveLength(200);
    expect(cache.validations).toEqual({ unchanged: 199, changed: 201, failed: 0 });
  });

  test('distinguishes pages by query', async () => {
    const cache = newCache();
    await keep(cache, new URL('http://site/?page=1'), rendered('one'));
    expect(cache.get(set, new URL('http://site/?page=2'), unused)).toBeUndefined();
  });

  test('ignores tracking parameters', () => {
    const url = new URL('http://site/experience/old/1/buy?utm_source=x&page=2&gclid=1&UTM=keep');
    expect(canonicalUrl(url, routes).search).toBe('?page=2&UTM=keep');
  });

  test('preserves tracking parameters in a redirect, for the UTM data of the visit', () => {
    const requested = new URL(
      'http://site/experience/old/1?utm_source=mail&utm_campaign=monsoon&x=1&gclid=2',
    );
    expect(withBrowserParameters('/experience/new/1', requested)).toBe(
      '/experience/new/1?utm_source=mail&utm_campaign=monsoon&gclid=2',
    );
  });

  test('ignores parameters that the route does not declare', () => {
    const url = new URL('http://site/experiences?x=0.4711&page=2&toString=1');
    expect(canonicalUrl(url, routes).href).toBe('http://site/experiences?page=2');
  });

  test('limits the memory of documents', async () => {
    const cache = newCache(10_000);
    const urlOf = (page: number) => new URL(`http://site/experiences?page=${page}`);
    for (let page = 1; page <= 5; page += 1) await keep(cache, urlOf(page), rendered('x'.repeat(3_000)));
    expect([1, 2, 3, 4, 5].filter((page) => cache.get(set, urlOf(page), unused))).toEqual([4, 5]);
  });

  test('counts long URLs as memory', async () => {
    const cache = newCache(10_000);
    const urlOf = (page: number) => new URL(`http://site/experiences?page=${page}${'0'.repeat(2_000)}`);
    for (const page of [1, 2, 3]) await keep(cache, urlOf(page), rendered('x'));
    expect([1, 2, 3].filter((page) => cache.get(set, urlOf(page), unused))).toEqual([2, 3]);
  });

  test('ignores the reference and key of a booking, and preserves them in a redirect', () => {
    const requested = new URL('http://site/experience/old/1/buy?ref=KT-1&key=secret&from=2027-01-05');
    expect(canonicalUrl(requested, routes).search).toBe('?from=2027-01-05');
    expect(withBrowserParameters('/experience/new/1/buy?from=2027-01-05', requested)).toBe(
      '/experience/new/1/buy?from=2027-01-05&ref=KT-1&key=secret',
    );
  });
});
