import { copyUrl, isPublicPage, readableContent, showCopy, titleOf } from './saved-copy';

const origin = 'https://site.test';
const assets = { styles: [], sheet: '/assets/s.css', mark: '', apiUrl: 'https://api.test' };

function page({
  caching = 'public, max-age=0, s-maxage=10',
  type = 'text/html; charset=utf-8',
  status = 200,
} = {}) {
  return new Response('', { status, headers: { 'cache-control': caching, 'content-type': type } });
}

describe('copyUrl', () => {
  test('is the URL without tracking parameters', () => {
    const url = new URL('/stories?page=2&utm_source=mail&gclid=1#top', origin);
    expect(copyUrl(url, origin)).toBe('https://site.test/stories?page=2');
  });

  test.each([
    '/experience/a/1/buy?ref=KT-1',
    '/voucher/KT-1?key=secret',
    '/preview?token=x',
    'https://api.test/',
  ])('is undefined for %s', (path) => {
    expect(copyUrl(new URL(path, origin), origin)).toBeUndefined();
  });

  test.each([
    ['a public page', page(), true],
    ['a preview or canary', page({ caching: 'private, no-store' }), false],
    ['a live or private page', page({ caching: 'private, no-cache' }), false],
    ['a page that must not be stored', page({ caching: 'public, no-store' }), false],
    ['a page without caching rules', page({ caching: '' }), false],
    ['an error page', page({ status: 503 }), false],
    ['a file', page({ type: 'text/plain' }), false],
  ])('%s: %#', (_case, response, expected) => {
    expect(isPublicPage(response)).toBe(expected);
  });
});

describe('readableContent', () => {
  test('has no scripts and none of their data', () => {
    const html =
      '<p>Text</p><script type="application/json" id="page-state">{"total":525000}</script><link rel="preload" as="script" href="/a.js"><script defer src="/a.js"></script><p>More</p>';
    expect(readableContent(html)).toBe('<p>Text</p><p>More</p>');
  });

  test.each([
    ['₹5,250 per night', '₹… per night'],
    ['from ₹950.', 'from ₹….'],
    ['₹<!-- -->1,200<!-- -->', '₹…<!-- -->'],
    ['₹17.2k to ₹1.3L', '₹… to ₹…'],
    ['<meta content="Stays from ₹5,250.50">', '<meta content="Stays from ₹…">'],
  ])('has no price: %s', (html, expected) => {
    expect(readableContent(html)).toBe(expected);
  });

  test('has only disabled controls', () => {
    expect(
      readableContent('<button type="button">Go</button><input disabled="" value="1"><select></select>'),
    ).toBe(
      '<button disabled="" type="button">Go</button><input disabled="" value="1"><select disabled=""></select>',
    );
  });

  test('is undefined for an incomplete page', () => {
    expect(readableContent('<!--$?--><template id="B:0"></template><p>Loading</p><!--/$-->')).toBeUndefined();
  });
});

describe('saved copy', () => {
  const html =
    '<!doctype html><html lang="en-IN"><head><title>About us | Kaadu Trails</title></head><body><div id="root"><h1>About us</h1></div></body></html>';

  test('says that it is a copy, and from when', async () => {
    const text = await showCopy(html, new Date(2026, 10, 23, 10, 15).getTime(), assets).text();
    expect(text).toContain('<html data-saved-copy lang="en-IN">');
    expect(text).toContain('This is a copy from 23 November, 10:15.');
    expect(text.indexOf('page-notice')).toBeLessThan(text.indexOf('id="root"'));
    expect(text).toContain('<link rel="stylesheet" href="/assets/s.css"></head>');
  });

  test('cannot run scripts or send forms', () => {
    const policy = showCopy(html, 0, assets).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).not.toContain('script-src');
  });

  test('has its title without the name of the site', () => {
    expect(titleOf(html)).toBe('About us');
    expect(titleOf('<p>no title</p>')).toBe('Kaadu Trails');
  });
});
