import { type Page } from '@playwright/test';
import { test, expect } from '../../fixtures/test';
import { expectNoBarriers } from '../../support/pages/barriers';
import { getFeaturedExperience } from '../../support/catalogue';
import { openAccount, openSearch } from '../../support/pages/header';
import { openFilters } from '../../support/pages/listing';
import { openPage } from '../../support/pages/open-page';

// Checks run after sheets and colours have finished their transitions.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the open search has no accessibility violations', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/');
  const { area, box } = await openSearch(page);
  await expect(area.getByRole('listbox')).toBeVisible();
  await expectNoBarriers(page);
  await box.fill('kabini');
  await expect(area.getByRole('group', { name: 'Top Experiences Kaadu Trails' })).toBeVisible();
  await expectNoBarriers(page);
});

test('the open login modal has no accessibility violations', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/');
  await (await openAccount(page)).getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Login or sign up' }).getByLabel('E-mail')).toBeVisible();
  await expectNoBarriers(page);
});

test(
  'the drawer shows the number of saved experiences, and it and the open filters have no accessibility violations',
  { tag: '@phone-only' },
  async ({ page }) => {
    await openPage(page, '/experiences');
    await openAccount(page);
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await openFilters(page);
    await expectNoBarriers(page);
    await page.evaluate(() => localStorage.setItem('wishlist', '[101,102]'));
    await openPage(page, '/experiences');
    await openAccount(page);
    await expect(page.getByRole('link', { name: 'Wishlist 2 saved' })).toBeVisible();
  },
);

test('Back closes the open drawer and stays on the page', { tag: '@phone-only' }, async ({ page }) => {
  await openPage(page, '/about');
  await page.getByRole('link', { name: 'Explore Experiences' }).click();
  await expect(page).toHaveURL('/experiences');
  await openAccount(page);
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(page).toHaveURL('/experiences');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/about');
});

test('the first tab stop skips to the content', async ({ page }) => {
  await openPage(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the menu can be used with the keyboard alone', async ({ page }) => {
  await openPage(page, '/');
  const guides = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' });
  await tabTo(page, () => guides.evaluate((link) => link === document.activeElement));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guides');
});

test('the login modal traps the focus and returns it on closing', async ({ page }) => {
  await openPage(page, '/');
  const login = page.getByRole('banner').getByRole('button', { name: 'Login' }).filter({ visible: true });
  await login.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Login or sign up' });
  await expect(modal.getByLabel('E-mail')).toBeFocused();
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press(stop < 15 ? 'Tab' : 'Shift+Tab');
    expect(await modal.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(login).toBeFocused();
});

test('a navigation announces the new page to screen readers only', async ({ page }) => {
  const { href, title } = await getFeaturedExperience();
  await openPage(page, '/');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(href);
  const announcement = page.locator('[aria-live=polite]').filter({ hasText: title });
  await expect(announcement).toHaveCount(1);
  await expect(announcement, 'only screen readers get it').toHaveCSS('width', '1px');
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    if (await isThere()) return;
  }
  throw new Error('The keyboard did not reach it within 40 stops');
}
