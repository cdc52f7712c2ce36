import { promote, rollback } from '@kaadu/release-core';
import type { BrowserContext, Page } from '@playwright/test';
import { test, expect } from '../../fixtures/shell-test';
import { expectFitsEveryWindow } from '../../support/pages/barriers';
import { buildHeaderB } from '../../support/releases/build-fixture';
import { getFeaturedExperience, getStoryPath } from '../../support/catalogue';
import { openPage } from '../../support/pages/open-page';
import { publishFixture } from '../../support/releases/publish-fixture';
import { startShell } from '../../support/processes/shell';
import { headerOf } from '../../support/people/visitors';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ problems }) =>
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|We could not reach our server/),
);

const by = { by: 'e2e', reason: 'a test' };

/** Returns the URLs of the pages that are readable offline. */
function savedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await (await caches.open('pages-1')).keys();
    return keys.map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
}

/**
 * Opens a page until it is saved. A page with late chunks is saved at the next visit; the first one after the
 * start of a shell or a change of content may have them.
 */
async function openAndSave(page: Page, address: string): Promise<void> {
  const { pathname, search } = new URL(address, 'http://localhost');
  await expect(async () => {
    await openPage(page, address);
    await expect.poll(() => savedPaths(page), { timeout: 5_000 }).toContain(pathname + search);
  }).toPass({ timeout: 45_000 });
}

/** Returns all stored text of the site's pages. */
function savedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const cache = await caches.open('pages-1');
    const keys = await cache.keys();
    const texts = keys.map(async (key) => (await cache.match(key))?.text());
    return (await Promise.all(texts)).join('\n');
  });
}

async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

test('opened pages are readable offline, without prices, and other pages list them', async ({
  page,
  context,
}) => {
  const { href, title } = await getFeaturedExperience();
  for (const path of ['/about', '/experiences', href]) await openAndSave(page, path);
  expect(await page.getByText(/₹\d/).count()).toBeGreaterThan(0);
  await goOffline(context);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Saved copy' })).toContainText('This is a copy from');
  expect(await page.locator('body').innerText()).not.toMatch(/₹\s?\d/);
  await expectFitsEveryWindow(page);
  expect(await savedText(page)).not.toMatch(/₹\s?\d|page-state|<script/);

  // Without a router, links load documents: a saved one and an unsaved one.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('complementary', { name: 'Saved copy' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guides' }).click();
  await expect(page.getByRole('heading', { name: 'No signal out here' })).toBeVisible();
  await expectFitsEveryWindow(page);
  const saved = page.getByRole('region', { name: 'Saved on your device' });
  await expect(saved.getByRole('link', { name: title })).toHaveAttribute('href', href);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No signal out here' })).toHaveCount(0);
  await expect(page).toHaveURL('/guides');
});

test('a page reached by a link is saved, and the next link opens a saved page offline', async ({
  page,
  context,
}) => {
  await openAndSave(page, '/stories');
  const href = await getStoryPath();
  await page.getByRole('main').locator(`a[href="${href}"]`).first().click();
  await page.waitForURL(`**${href}`);
  await expect.poll(() => savedPaths(page)).toContain(href);
  await goOffline(context);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stories', exact: true }).click();
  await expect(page.getByRole('complementary', { name: 'Saved copy' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('pages of bookings, live responses and API calls are not saved', async ({ page, request }) => {
  const { href } = await getFeaturedExperience();
  const isPrivate = await request.get(`${href}/buy?ref=KT-000000`);
  expect(isPrivate.headers()['cache-control']).toBe('private, no-cache');
  await openAndSave(page, '/about');
  for (const path of ['/my-bookings', '/wishlist', '/search?text=lake']) await openPage(page, path);
  await openAndSave(page, '/contact-us');
  expect((await savedPaths(page)).sort()).toEqual(['/about', '/contact-us']);
  const others = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  const isFile = /^\/(assets|releases)\/.*\.(css|woff2)$/;
  expect(others.filter((path) => !isFile.test(path)).sort()).toEqual(['/about', '/contact-us']);
});

test('a rolled-back version does not return from the cache', async ({ page, shell: start }) => {
  const shell = await start({ name: 'offline-rollback' });
  const b = await buildHeaderB();
  await publishFixture(shell, b);
  await promote(shell.store, 'header', b.release.version, { ...by, channel: shell.channel });
  await expect.poll(async () => headerOf(await (await fetch(shell.url)).text())).toBe(b.release.version);
  await openAndSave(page, `${shell.url}/about`);
  await rollback(shell.store, 'header', { ...by, channel: shell.channel });
  await expect
    .poll(async () => headerOf(await (await fetch(shell.url)).text()))
    .toBe(shell.versions['header']);
  await page.goto(`${shell.url}/about`);
  expect(headerOf(await page.content())).toBe(shell.versions['header']);
  await expect(page.locator('[data-header="b"]')).toHaveCount(0);
});

test('the disabled worker removes itself and its saved pages', async ({ page, freePort }) => {
  const port = freePort();
  const name = 'offline-switch';
  const first = await startShell({ name, port });
  await openAndSave(page, `${first.url}/about`);
  // An open page would send its measurements to the stopped shell.
  await page.goto('about:blank');
  await first.stop();
  const second = await startShell({
    name,
    port,
    shareWith: first,
    env: { SERVICE_WORKER: 'off' },
  });
  await page.goto(`${second.url}/about`);
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect.poll(left).toEqual({ workers: 0, caches: [] });
  await page.goto('about:blank');
  await second.stop();
});
