import { BoundedCache } from './bounded-cache';
import { SavedPages } from './saved-pages';
import { memoryCaches } from './testing/memory-caches';

const origin = 'https://site.test';
const assets = { styles: [], sheet: '/assets/s.css', mark: '', apiUrl: 'https://api.test' };

function document(title: string, body: string, caching = 'public') {
  return new Response(
    `<!doctype html><html lang="en-IN"><head><title>${title} | Kaadu Trails</title><link rel="stylesheet" href="/releases/content/1.0.0/web/a.css"></head><body><div id="root">${body}</div></body></html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': caching } },
  );
}

function setUp(respond: () => Response = () => document('About us', 'About')) {
  let time = 1000;
  const now = () => time;
  const cachedFiles: string[] = [];
  const requested: string[] = [];
  const cache = new BoundedCache({ name: 'pages', maxEntries: 2, maxBytes: 10_000 }, memoryCaches(), now);
  const pages = new SavedPages({
    cache,
    files: { keep: async (urls) => void cachedFiles.push(...urls) },
    assets,
    origin,
    fetchPage: async (url) => {
      requested.push(url);
      return respond();
    },
    now,
  });
  const at = (path: string) => new URL(path, origin);
  const wait = (milliseconds: number) => (time += milliseconds);
  const titles = async () => (await pages.list()).map(({ title }) => title);
  const read = async (path: string) => (await pages.open(at(path)))?.text();
  return { pages, cachedFiles, requested, at, wait, titles, read };
}

describe('saved pages', () => {
  test('save a public page with its style sheets', async () => {
    const { pages, at, read, cachedFiles } = setUp();
    await pages.keep(at('/about?utm_source=x'), document('About us', 'Who we are'));
    expect(await read('/about')).toContain('Who we are');
    expect(cachedFiles).toEqual(['https://site.test/releases/content/1.0.0/web/a.css']);
  });

  test('do not save a private page', async () => {
    const { pages, at, read } = setUp();
    await pages.keep(at('/about'), document('About us', 'canary', 'private, no-store'));
    expect(await read('/about')).toBeUndefined();
  });

  test('replace a copy with a newer one, unless that cannot be saved', async () => {
    const { pages, at, read } = setUp();
    await pages.keep(at('/about'), document('About us', 'old'));
    await pages.keep(at('/about'), document('About us', 'new'));
    await pages.keep(at('/about'), document('About us', 'preview', 'private, no-store'));
    expect(await read('/about')).toContain('new');
  });

  test('forget a page that is gone', async () => {
    const { pages, at, read } = setUp();
    await pages.keep(at('/about'), document('About us', 'old'));
    await pages.keep(at('/about'), new Response('', { status: 404 }));
    expect(await read('/about')).toBeUndefined();
  });

  test('are listed with the latest first, and drop the oldest', async () => {
    const { pages, at, titles, wait } = setUp();
    for (const [path, title] of [
      ['/about', 'About us'],
      ['/stories', 'Stories &amp; more'],
      ['/guides', 'Guides'],
    ] as const) {
      await pages.keep(at(path), document(title, ''));
      wait(1);
    }
    expect(await titles()).toEqual(['Guides', 'Stories &amp; more']);
  });

  test('request the document of a page visited without it, again only after ten minutes', async () => {
    const { pages, at, requested, wait, read } = setUp();
    await pages.visit(at('/about#team'));
    await pages.visit(at('/about'));
    expect(requested).toEqual(['https://site.test/about']);
    expect(await read('/about')).toContain('About');
    wait(10 * 60_000);
    await pages.visit(at('/about'));
    expect(requested).toHaveLength(2);
  });

  test('do not request the page of a booking', async () => {
    const { pages, at, requested } = setUp();
    await pages.visit(at('/my-bookings/KT-1?key=secret'));
    expect(requested).toEqual([]);
  });
});
