import { cacheTagHeader, cacheTags } from './cache-tags';

const routes = [
  { path: '/' },
  { path: '/experience/:title/:id' },
  { path: '/experience/:title/:id/buy' },
  { path: '/stories/:slug' },
];
const parts = {
  versions: [
    { remote: 'content' as const, version: '1.4.0' },
    { remote: 'header' as const, version: '2.0.1' },
  ],
};
const page = (pathname: string) => ({ routes, url: { pathname }, parts });

test('cache tags of every page include its remote versions', () => {
  expect(cacheTags(page('/'))).toEqual(['page', 'content@1.4.0', 'header@2.0.1']);
});

test('cache tags of a page about one record include the record, but not its title', () => {
  expect(cacheTags(page('/experience/kabini-lodge/42')).at(-1)).toBe('experience/42');
  expect(cacheTags(page('/experience/other-title/42/buy')).at(-1)).toBe('experience/42');
  expect(cacheTags(page('/stories/rice')).at(-1)).toBe('stories/rice');
});

test('cache tags of a URL without a route have no record', () => {
  expect(cacheTags(page('/nothing/here'))).toEqual(['page', 'content@1.4.0', 'header@2.0.1']);
});

test('cache tags encode separators and characters that headers forbid', () => {
  const { pathname } = new URL('/stories/a,b c%0D%0Ad', 'https://site.example');
  const { 'cache-tag': value } = cacheTagHeader('cache-tag', page(pathname));
  expect(value).toBe('page,content@1.4.0,header@2.0.1,stories/a%2Cb%20c%0D%0Ad');
});

test('cache tags are separated by spaces in Surrogate-Key', () => {
  expect(cacheTagHeader('surrogate-key', page('/'))).toEqual({
    'surrogate-key': 'page content@1.4.0 header@2.0.1',
  });
});
