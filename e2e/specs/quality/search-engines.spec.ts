import type { APIRequestContext, Page } from '@playwright/test';
import { siteUrl } from '../../environment';
import { test, expect } from '../../fixtures/shell-test';
import { getFeaturedExperience, getStoryPath } from '../../support/catalogue';

/**
 * Parses XML in the browser.
 * @returns the text of the elements of one name
 * @throws Error when it is not well-formed
 */
async function textsOf(page: Page, xml: string, name: string): Promise<string[]> {
  return page.evaluate(
    ([text = '', element = '']) => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      const fault = document.querySelector('parsererror');
      if (fault) throw new Error(fault.textContent ?? 'not well-formed');
      return [...document.getElementsByTagName(element)].map(({ textContent }) => textContent ?? '');
    },
    [xml, name],
  );
}

/**
 * Returns the reason that excludes a URL from search engines: a status other than 200, noindex, or another
 * canonical URL.
 */
async function faultOf(request: APIRequestContext, address: string): Promise<string | undefined> {
  const response = await request.get(address, { maxRedirects: 0 });
  if (response.status() !== 200) return `${response.status()} ${address}`;
  const html = await response.text();
  if (/<meta name="robots" content="noindex/.test(html)) return `noindex ${address}`;
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  return canonical === address ? undefined : `${address} has the canonical address ${canonical}`;
}

test('every URL of the sitemap is an indexable page and its own canonical URL', async ({ page, request }) => {
  test.setTimeout(240_000);
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  const readSitemap = async () => {
    const response = await request.get(sitemap);
    expect(response.status()).toBe(200);
    return response.text();
  };
  const xml = await readSitemap();
  const addresses = await textsOf(page, xml, 'loc');
  for (const kind of [
    'experience',
    'activities',
    'places',
    'places-to-visit',
    'things-to-do',
    'guide',
    'how-to-get-there',
    'best-time-to-visit',
    'place',
    'stories',
  ])
    expect(addresses.filter((address) => address.startsWith(`${siteUrl}/${kind}/`))).not.toEqual([]);
  const dates = await textsOf(page, xml, 'lastmod');
  expect(dates.length).toBeGreaterThan(addresses.length - 10);
  expect(dates.filter((date) => !(Date.parse(date) <= Date.now()))).toEqual([]);

  const left = [...addresses];
  const faults = new Map<string, string>();
  const visit = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const fault = await faultOf(request, next);
      if (fault) faults.set(next, fault);
    }
  };
  await Promise.all([visit(), visit(), visit()]);
  // Other specs unpublish their stories meanwhile: those leave the sitemap.
  const faultsListed = async () => {
    const listed = await textsOf(page, await readSitemap(), 'loc');
    return listed.flatMap((address) => faults.get(address) ?? []);
  };
  await expect.poll(faultsListed).toEqual([]);
});

test('every kind of page has a share image of 1200 × 630 pixels, and its own where it has an image', async ({
  page,
  request,
}) => {
  const { href } = await getFeaturedExperience();
  const images = new Set<string>();
  for (const path of ['/', '/about', '/stories', '/guides', href]) {
    const html = await (await request.get(path)).text();
    const image = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(html).toContain(`<meta name="twitter:image" content="${image}">`);
    const size = await page.evaluate(async (src) => {
      const element = new Image();
      element.src = src;
      await element.decode();
      return [element.naturalWidth, element.naturalHeight];
    }, image);
    expect(size).toEqual([1200, 630]);
    images.add(image);
  }
  expect(images.size).toBeGreaterThanOrEqual(4);
});

test('the stories have a feed that their pages link to', async ({ page, request }) => {
  const html = await (await request.get('/stories')).text();
  expect(html).toContain(`type="application/rss+xml" title="Kaadu Trails: stories" href="/stories/feed.xml"`);
  const feed = await request.get('/stories/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  const links = await textsOf(page, await feed.text(), 'link');
  const story = `${siteUrl}${await getStoryPath()}`;
  expect(links).toContain(story);
  expect((await request.get(story)).status()).toBe(200);
});

test('the browser finds no fault in the web manifest', async ({ page }) => {
  await page.goto('/about');
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/site.webmanifest');
  expect(errors).toEqual([]);
});

test('a shell that has never reached the API responds 503 instead of an empty sitemap', async ({
  shell: start,
  freePort,
}) => {
  const shell = await start({
    name: 'sitemap-api-down',
    env: { API_URL: `http://localhost:${freePort()}` },
  });
  const response = await fetch(`${shell.url}/sitemap.xml`);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('120');
});
