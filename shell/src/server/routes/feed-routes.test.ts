import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createHttpServer } from '../http/http-server';
import { registerFeeds } from './feed-routes';

const api = 'http://api.internal';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function setUp() {
  const app = createHttpServer({ logLevel: 'silent', trustedProxies: 0 });
  const origins = { siteUrl: 'https://site.test', apiUrl: 'https://api.test' };
  registerFeeds(app, { origins, apiInternalUrl: api, isTranslated: () => false });
  return app;
}

const success = (data: unknown) => HttpResponse.json({ status: 'success', data });
const pages = [{ path: '/', modified_at: '2026-01-01T00:00:00Z' }];

test('sitemap follows the cursors of the API and is sent as XML', async () => {
  server.use(
    http.get(`${api}/sitemap/pages`, ({ request }) =>
      new URL(request.url).searchParams.get('cursor') === 'story.1'
        ? success({ pages: [{ path: '/about', modified_at: null }], next: null })
        : success({ pages, next: 'story.1' }),
    ),
  );
  const response = await setUp().inject({ url: '/sitemap.xml' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(response.headers['cache-control']).toBe('public, max-age=600');
  expect(response.body).toContain('<loc>https://site.test/</loc><lastmod>2026-01-01T00:00:00Z</lastmod>');
  expect(response.body).toContain('<loc>https://site.test/about</loc>');
});

test.each(['/sitemap.xml', '/stories/feed.xml'])(
  '%s responds 503 with Retry-After while the API is down, and recovers',
  async (url) => {
    server.use(
      http.get(`${api}/sitemap/pages`, () => HttpResponse.error(), { once: true }),
      http.post(`${api}/getStoriesForCard`, () => HttpResponse.error(), { once: true }),
      http.get(`${api}/sitemap/pages`, () => success({ pages, next: null })),
      http.post(`${api}/getStoriesForCard`, () => success([])),
    );
    const app = setUp();
    const down = await app.inject({ url });
    expect(down.statusCode).toBe(503);
    expect(down.headers['retry-after']).toBe('120');
    expect(down.headers['cache-control']).toBe('no-store');
    expect(down.body).toContain('not available just now');
    expect((await app.inject({ url })).statusCode).toBe(200);
  },
);

test('sitemap responds 404 for a file that does not exist', async () => {
  server.use(http.get(`${api}/sitemap/pages`, () => success({ pages, next: null })));
  expect((await setUp().inject({ url: '/sitemaps/1.xml' })).statusCode).toBe(404);
});
