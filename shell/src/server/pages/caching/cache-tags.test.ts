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

test('every page is tagged with the versions that have a part in it', () => {
  expect(cacheTags(page('/'))).toEqual(['page', 'content@1.4.0', 'header@2.0.1']);
});

test('a page about one record is tagged with it, whatever its title is', () => {
  expect(cacheTags(page('/experience/kabini-lodge/42')).at(-1)).toBe('experience/42');
  expect(cacheTags(page('/experience/other-title/42/buy')).at(-1)).toBe('experience/42');
  expect(cacheTags(page('/stories/rice')).at(-1)).toBe('stories/rice');
});

test('an address of no route has no record', () => {
  expect(cacheTags(page('/nothing/here'))).toEqual(['page', 'content@1.4.0', 'header@2.0.1']);
});

test('what separates tags, or may not stand in a header, is encoded', () => {
  const { pathname } = new URL('/stories/a,b c%0D%0Ad', 'https://site.example');
  const { 'cache-tag': value } = cacheTagHeader('cache-tag', page(pathname));
  expect(value).toBe('page,content@1.4.0,header@2.0.1,stories/a%2Cb%20c%0D%0Ad');
});

test('the header of the other CDNs separates by spaces', () => {
  expect(cacheTagHeader('surrogate-key', page('/'))).toEqual({
    'surrogate-key': 'page content@1.4.0 header@2.0.1',
  });
});
