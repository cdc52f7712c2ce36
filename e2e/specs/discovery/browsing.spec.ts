import { paths } from '@kaadu/contracts';
import { test, expect } from '../../fixtures/test';
import { api, getFeaturedExperience } from '../../support/catalogue';
import { isSameDocument, markDocument, openPage } from '../../support/pages/open-page';

const missing = /status of 404/;

test('choosing a destination on the home page opens its listing', { tag: '@content' }, async ({ page }) => {
  const [destination] = (await api.getHome()).destinations;
  await openPage(page, '/');
  const form = page.getByRole('search', { name: 'Find an experience' });
  const box = form.getByRole('combobox', { name: 'Where to' });
  await expect(box).toHaveAttribute('aria-autocomplete', 'list');
  // The label is inside the box: nothing may cover it.
  const label = form.getByText('Where to', { exact: true });
  const onTop = await label.evaluate((text) => {
    const { left, top, width, height } = text.getBoundingClientRect();
    text.style.pointerEvents = 'auto';
    return document.elementFromPoint(left + width / 2, top + height / 2) === text;
  });
  expect(onTop, 'the label is seen').toBe(true);
  await box.fill(destination?.name.slice(0, 4) ?? '');
  await form.getByRole('option', { name: destination?.name, exact: true }).click();
  await expect(box).toHaveValue(destination?.name ?? '');
  await form.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(new RegExp(`destinations_pk=${destination?.primary_key}&`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(destination?.name ?? '');
});

test(
  'following a link keeps the document and updates title, URL and canonical link',
  { tag: '@shell' },
  async ({ page }) => {
    const { href, title } = await getFeaturedExperience();
    await openPage(page, '/');
    const before = await page.title();
    await markDocument(page);
    await page.getByRole('link', { name: title }).first().click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page).not.toHaveTitle(before);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${href}$`));
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveTitle(before);
    expect(await isSameDocument(page)).toBe(true);
  },
);

test('a click opens the document of a page that cannot be loaded', async ({ page, problems }) => {
  problems.allow(/status of 404|Loading chunk|ChunkLoadError/);
  await openPage(page, '/about');
  // Collects requests until the document is requested: linked pages are preloaded at any moment.
  let isDocumentAskedFor = false;
  page.on('request', (request) => (isDocumentAskedFor ||= request.isNavigationRequest()));
  await page.route(/\/releases\/content\/.*\/chunks\/.*\.js$/, (route) =>
    isDocumentAskedFor ? route.continue() : route.fulfill({ status: 404 }),
  );
  const loaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('link', { name: 'Guides' }).first().click();
  await loaded;
  await expect(page).toHaveURL('/guides');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'an unknown path gets status 404 with a page that names it and links to others',
  { tag: '@shell' },
  async ({ page, problems }) => {
    problems.allow(missing);
    const response = await openPage(page, '/nope');
    expect(response.status()).toBe(404);
    await expect(page.getByText('Page not found: /nope')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await page.getByRole('link', { name: 'Explore Experiences' }).click();
    await expect(page).toHaveURL(paths.experiences.getHref());
  },
);

test('a link to an unknown path shows the 404 page without reloading', async ({ page }) => {
  await openPage(page, '/');
  await markDocument(page);
  await page.evaluate(() => {
    history.pushState({}, '', '/nope/inside');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByText('Page not found: /nope/inside')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});
