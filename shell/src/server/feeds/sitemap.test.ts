/** @jest-environment jest-fixed-jsdom */
import type { SitemapPart } from '@kaadu/contracts/sitemap';
import { createSitemap } from './sitemap';

const siteUrl = 'https://site.test';
const parse = (file: Buffer | undefined) => new DOMParser().parseFromString(String(file), 'application/xml');
const textsOf = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);

/** Creates a source of pages `/p/1` … `/p/{count}`, two per chunk. */
function chunksOf(count: number) {
  return async (cursor = 'page.0'): Promise<SitemapPart> => {
    const after = Number(cursor.split('.')[1]);
    const keys = [after + 1, after + 2].filter((key) => key <= count);
    const end = after + 2;
    return {
      pages: keys.map((key) => ({ path: `/p/${key}`, modified_at: `2026-01-0${key}T00:00:00Z` })),
      next: end < count ? `page.${end}` : null,
    };
  };
}

test('sitemap lists all pages with their dates in one file of valid XML', async () => {
  const files = await createSitemap({ listPart: chunksOf(3), siteUrl });
  expect([...files.keys()]).toEqual(['/sitemap.xml']);
  const document = parse(files.get('/sitemap.xml'));
  expect(document.documentElement.localName).toBe('urlset');
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(textsOf(document, 'loc')).toEqual([1, 2, 3].map((key) => `${siteUrl}/p/${key}`));
  expect(textsOf(document, 'lastmod')).toEqual([1, 2, 3].map((key) => `2026-01-0${key}T00:00:00Z`));
});

test('sitemap lists a translated page in each language, with links to all', async () => {
  const pages = [{ path: '/experiences?page=1&sort=price', modified_at: null }];
  const isTranslated = () => true;
  const files = await createSitemap({ listPart: async () => ({ pages, next: null }), siteUrl, isTranslated });
  const document = parse(files.get('/sitemap.xml'));
  const urls = ['', '/kn', '/hi'].map((prefix) => `${siteUrl}${prefix}/experiences?page=1&sort=price`);
  expect(textsOf(document, 'loc')).toEqual(urls);
  const links = [...document.getElementsByTagName('xhtml:link')].slice(0, 4);
  expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'kn', 'hi', 'x-default']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([...urls, urls[0]]);
});

test('sitemap escapes URLs, and omits an unknown date', async () => {
  const pages = [{ path: '/experiences?destinations_pk=1&page=1', modified_at: null }];
  const files = await createSitemap({ listPart: async () => ({ pages, next: null }), siteUrl });
  const document = parse(files.get('/sitemap.xml'));
  expect(textsOf(document, 'loc')).toEqual([`${siteUrl}/experiences?destinations_pk=1&page=1`]);
  expect(textsOf(document, 'lastmod')).toEqual([]);
});

test('sitemap splits too many pages into files, with an index that has the newest date of each file', async () => {
  const files = await createSitemap({ listPart: chunksOf(5), siteUrl, pagesPerFile: 2 });
  expect([...files.keys()]).toEqual([
    '/sitemap.xml',
    '/sitemaps/1.xml',
    '/sitemaps/2.xml',
    '/sitemaps/3.xml',
  ]);
  const index = parse(files.get('/sitemap.xml'));
  expect(index.documentElement.localName).toBe('sitemapindex');
  expect(textsOf(index, 'loc')).toEqual([1, 2, 3].map((part) => `${siteUrl}/sitemaps/${part}.xml`));
  expect(textsOf(index, 'lastmod')).toEqual([2, 4, 5].map((key) => `2026-01-0${key}T00:00:00Z`));
  const listed = [1, 2, 3].flatMap((part) => textsOf(parse(files.get(`/sitemaps/${part}.xml`)), 'loc'));
  expect(listed).toEqual([1, 2, 3, 4, 5].map((key) => `${siteUrl}/p/${key}`));
});

test('sitemap does not exist without pages', async () => {
  const empty = createSitemap({ listPart: async () => ({ pages: [], next: null }), siteUrl });
  await expect(empty).rejects.toThrow('lists no pages');
});
