import { createReleaseSet } from '../../rendering/release-set';
import { DocumentBody } from '../render-workers/document-body';
import { type CachedPage, canonicalUrl, PageCache, withBrowserParameters } from './page-cache';
import type { RenderedDocument } from './render-page';

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
    body: new DocumentBody(() => undefined),
    cacheable: Promise.resolve([Buffer.from(text)]),
    ...changes,
  };
}

const keep = (cache: PageCache, url: URL, page: RenderedDocument) =>
  cache.keep(set, url, Promise.resolve(page));
const routes = [{ path: '/experiences', query: ['page'] }, { path: '/experience/:title/:id/buy' }];

const textOf = async (page: CachedPage | undefined) =>
  (await page?.document.encoded(undefined))?.bytes.toString();

describe('page cache', () => {
  test('a kept page has the same bytes for everybody', async () => {
    const cache = new PageCache();
    await keep(cache, home, rendered('<p>₹</p>'));
    const [one, two] = [cache.get(set, home, unused), cache.get(set, home, unused)];
    expect(await textOf(one)).toBe('<p>₹</p>');
    expect(two?.document).toBe(one?.document);
  });

  test.each([
    ['incomplete', { cacheable: Promise.resolve(undefined) }],
    ['live', { isLive: true }],
    ['not found', { status: 404 }],
    ['late in parts', { nonce: 'n' }],
  ] as const)('a page that is %s is not kept', async (_what, changes) => {
    const cache = new PageCache();
    await keep(cache, home, rendered('x', changes));
    expect(cache.get(set, home, unused)).toBeUndefined();
  });

  test('whoever asks for a page that is being rendered can wait for it', async () => {
    const cache = new PageCache();
    let finish: (page: RenderedDocument) => void = () => undefined;
    void cache.keep(set, home, new Promise((resolve) => (finish = resolve)));
    const found = cache.whenRendered(set, home).then(() => cache.get(set, home, unused));
    finish(rendered('once'));
    expect(await textOf(await found)).toBe('once');
  });

  test('a rendering that fails keeps nobody waiting', async () => {
    const cache = new PageCache();
    void cache.keep(set, home, Promise.reject(new Error('worker stopped')));
    await cache.whenRendered(set, home);
    expect(cache.get(set, home, unused)).toBeUndefined();
  });

  test('a page that was rendered again without a change is not compressed again', async () => {
    const cache = new PageCache();
    await keep(cache, home, rendered('same'));
    const former = cache.get(set, home, unused)?.document;
    await keep(cache, home, rendered('same'));
    expect(cache.get(set, home, unused)?.document).toBe(former);
    await keep(cache, home, rendered('changed'));
    expect(cache.get(set, home, unused)?.document).not.toBe(former);
  });

  test('another query is another page', async () => {
    const cache = new PageCache();
    await keep(cache, new URL('http://site/?page=1'), rendered('one'));
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
    for (let page = 1; page <= 5; page += 1) await keep(cache, address(page), rendered('x'.repeat(3_000)));
    expect([1, 2, 3, 4, 5].filter((page) => cache.get(set, address(page), unused))).toEqual([4, 5]);
  });

  test('long addresses count as memory too', async () => {
    const cache = new PageCache(10_000);
    const address = (page: number) => new URL(`http://site/experiences?page=${page}${'0'.repeat(2_000)}`);
    for (const page of [1, 2, 3]) await keep(cache, address(page), rendered('x'));
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
