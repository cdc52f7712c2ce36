import { offlinePage } from './offline-page';

const assets = {
  styles: ['/assets/shell.css'],
  sheet: '/assets/offline.css',
  mark: '<svg></svg>',
  apiUrl: 'https://api.test',
};

test('offline page lists saved pages, offers a retry, and runs no scripts', async () => {
  const page = offlinePage(
    [{ url: 'https://site.test/stories?page=2&x=%22', title: 'Stories &amp; more', savedAt: 0 }],
    assets,
  );
  expect(page.status).toBe(503);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await page.text();
  expect(html).toContain('<a href="/stories?page=2&amp;x=%22">Stories &amp; more</a>');
  expect(html).toContain('<a class="notice-action" href="">Try again</a>');
  expect(html).toContain('href="/assets/offline.css"');
  expect(html).not.toContain('<script');
});

test('offline page explains how pages are saved when there are none', async () => {
  expect(await offlinePage([], assets).text()).toContain('There are none yet.');
});
