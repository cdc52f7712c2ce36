import { paths, slots } from '@kaadu/contracts';
import type { Page } from '@playwright/test';
import { test, expect } from '../../fixtures/test';
import { api, getFeaturedExperience } from '../../support/catalogue';
import { expectTitles } from '../../support/pages/listing';
import { stylesOf } from '../../support/releases/releases';

test.use({ javaScriptEnabled: false });

/** Opens a page without waiting for its images. */
async function readPage(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

const slotExposes = Object.values(slots).map(({ remote, expose }) => [remote, expose] as const);

for (const { path, expose } of [
  { path: paths.home.path, expose: './home' },
  { path: paths.experiences.path, expose: './experiences' },
]) {
  test(`${path} contains exactly the style sheets of the exposes it shows`, async ({ page }) => {
    const expected = await stylesOf([...slotExposes, ['content', expose]]);
    await readPage(page, path);
    const contained = await page
      .locator('head style[data-address^="/releases/"]')
      .evaluateAll((sheets) => sheets.map((sheet) => sheet.getAttribute('data-address') ?? ''));
    expect(contained.sort()).toEqual(expected.sort());
    await expect(page.locator('head link[rel=stylesheet]')).toHaveCount(0);
    await expect(page.locator('body link[rel=stylesheet], body style')).toHaveCount(0);
  });
}

test('home has a header, content and a footer', async ({ page }) => {
  const { title } = await getFeaturedExperience();
  await readPage(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Kaadu Trails' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Guides' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expect(footer.getByText('Recent Stories')).toBeVisible();
  const [destination] = (await api.getFooterDetails()).places;
  const link = footer.getByRole('link', { name: destination?.name, exact: true });
  // On a busy machine the footer's data may exceed its timeout of a second once. The page is sent without it;
  // the next one has it.
  await expect(async () => {
    if (!(await link.isVisible())) await readPage(page, '/');
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('an experience can be read, including its price', async ({ page }) => {
  const { href, title, summary } = await getFeaturedExperience();
  await readPage(page, href);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(summary)).toBeVisible();
  await expect(page.getByText(/₹[\d,]+/).first()).toBeVisible();
});

test('the source of a page contains its content', async ({ request }) => {
  const { href, title } = await getFeaturedExperience();
  const source = await (await request.get(href)).text();
  expect(source).toContain(`>${title}</h1>`);
  expect(source).toContain('Quick Menu');
  expect(source).toMatch(/<header[^>]*>/);
});

test('the filters work as a form', { tag: '@phone' }, async ({ page, isMobile }) => {
  const query = { page: '1', range: '500,100000' };
  const { facets } = await api.getListing(query);
  const [destination] = facets['destinations'] ?? [];
  if (!destination) throw new Error('The listing offers no destination');
  const { cards } = await api.getListing({ ...query, destinations_pk: String(destination.primary_key) });
  await readPage(page, paths.experiences.path);
  if (isMobile) await page.getByRole('link', { name: 'Filters' }).click();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: destination.name }).check();
  await filters.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(new RegExp(`destinations_pk=${destination.primary_key}&`));
  await expectTitles(page, cards);
});

test('sorting works as a form and keeps the filters', async ({ page }) => {
  const { facets } = await api.getListing({ page: '1' });
  const theme = facets['themes']?.[0];
  await readPage(page, paths.experiences.getHref({ themes: [theme?.primary_key ?? 0] }));
  await page.getByLabel('Sort by').selectOption('price_low');
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page).toHaveURL(/sort=price_low/);
  await expect(page).toHaveURL(new RegExp(`themes_pk=${theme?.primary_key}\\b`));
});

test('the search works as a form: results, filters and a new search', async ({ page }) => {
  const { total, facets } = await api.getListing({ text: 'coorg' });
  const activity = facets['activities']?.find(({ count }) => count > 0 && count < total);
  if (!activity) throw new Error('Nothing narrows a search for Coorg');
  await readPage(page, '/search?text=kodagu');
  const box = page.getByRole('main').getByRole('searchbox');
  await expect(box).toHaveValue('kodagu');
  await box.fill('coorg');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?text=coorg');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: activity.name }).check();
  await filters.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(new RegExp(`/search\\?text=coorg&.*activities_pk=${activity.primary_key}&`));
  const { cards } = await api.getListing({ text: 'coorg', activities_pk: String(activity.primary_key) });
  await expectTitles(page, cards);
});
