import { paths } from '@kaadu/contracts';
import type { Page } from '@playwright/test';
import { test, expect } from '../../fixtures/test';
import { axe } from '../../support/pages/barriers';
import { api, getFeaturedExperience, getStoryPath } from '../../support/catalogue';
import { openAccount, openSearch } from '../../support/pages/header';
import { openPage } from '../../support/pages/open-page';

test.use({ contextOptions: { reducedMotion: 'reduce', colorScheme: 'dark' } });

/** Fails with the texts of insufficient contrast, one per line. */
async function expectContrast(page: Page): Promise<void> {
  const { violations } = await axe(page).withRules(['color-contrast']).analyze();
  const faint = violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(faint, page.url()).toEqual([]);
}

const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('every page is dark and readable in dark mode', async ({ page }) => {
  test.slow();
  const [guide] = await api.listGuides({});
  const { href } = await getFeaturedExperience();
  // The header shows the number of saved experiences.
  const { cards } = await api.getListing({});
  await page.addInitScript(
    (saved) => localStorage.setItem('wishlist', saved),
    JSON.stringify(cards.slice(0, 2).map(({ primary_key }) => primary_key)),
  );
  for (const path of [
    '/',
    '/experiences',
    '/experiences?view=map',
    await getStoryPath(),
    href,
    paths.guide.getHref(guide?.url ?? '', guide?.primary_key ?? 0),
    '/stories',
    '/guides',
    '/about',
    '/contact-us',
    '/privacy-and-terms',
    '/availability',
    '/wishlist',
    '/search?text=kabini',
  ]) {
    await openPage(page, path);
    expect(await paperOf(page)).toBe('rgb(16, 27, 22)');
    await expectContrast(page);
  }
});

test('the open search, menu and login are readable in dark mode', async ({ page }) => {
  await openPage(page, '/');
  const { area } = await openSearch(page);
  await expect(area.getByRole('listbox')).toBeVisible();
  await expectContrast(page);
  await page.keyboard.press('Escape');
  const account = await openAccount(page);
  await expectContrast(page);
  await account.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Login or sign up' }).getByLabel('E-mail')).toBeVisible();
  await expectContrast(page);
});

test('printed pages use the light theme', async ({ page }) => {
  await openPage(page, '/about');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-paper')),
  ).toBe('#fbf7ee');
});
