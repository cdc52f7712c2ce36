import { randomUUID } from 'node:crypto';
import { paths } from '@kaadu/contracts';
import type { Page } from '@playwright/test';
import { test, expect } from '../../fixtures/test';
import { api, getFeaturedExperience } from '../../support/catalogue';
import { openSearch } from '../../support/pages/header';
import { openPage } from '../../support/pages/open-page';
import { newPerson } from '../../support/people/people';
import { modalOf } from '../../support/people/sign-in';
import { translatePage } from '../../support/pages/translate-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ problems }) => problems.allow(/Failed to load resource/));

async function openTranslated(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await translatePage(page);
  await expect(page.locator('font font').first()).toBeAttached();
}

/** Checks that no part of the page was replaced because it failed. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('[data-fallback]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

/** Maximum number of controls of a page to use. */
const mostControls = 30;

/** Uses the controls of a page one after the other, while they stay on it. */
async function useControls(page: Page): Promise<void> {
  const address = new URL(page.url()).pathname;
  const controls = page.locator(
    ':is(main, header) :is(button:not([type=submit]), summary, input[type=checkbox], input[type=radio], select)',
  );
  const count = Math.min(mostControls, await controls.count());
  for (let index = 0; index < count && new URL(page.url()).pathname === address; index += 1) {
    const control = controls.nth(index);
    if (!(await control.isVisible().catch(() => false))) continue;
    await control.click({ timeout: 500, noWaitAfter: true }).catch(() => undefined);
    await page.keyboard.press('Escape');
  }
}

const pages = [
  '/',
  '/experiences',
  '/search?text=river',
  '/availability',
  '/guides',
  '/stories',
  '/contact-us',
  '/about',
  '/wishlist',
  '/chat',
  '/offers/MONSOON10',
  '/no-such-page',
];

for (const path of pages)
  test(`the translated page ${path} stays intact while its controls are used`, async ({ page }) => {
    test.slow();
    await openTranslated(page, path);
    await useControls(page);
    await expectWhole(page);
  });

test('the translated page of an experience updates for another party and other dates', async ({ page }) => {
  test.slow();
  const { href } = await getFeaturedExperience();
  await openTranslated(page, href);
  await useControls(page);
  await expectWhole(page);
  await expect(page.locator('main [translate=no]').first()).not.toContainText('font');
});

test('the login dialog stays open when a code may be requested again in a translated page', async ({
  page,
}) => {
  const person = newPerson();
  await page.clock.install();
  await openTranslated(page, '/about');
  await page.evaluate(() => window.dispatchEvent(new Event('open-login-modal')));
  const modal = modalOf(page);
  await modal.getByLabel('E-mail').fill(person.email);
  await modal.getByLabel('Mobile number').fill(person.phone);
  await modal.getByRole('button', { name: 'Get OTP' }).click();
  const resend = modal.getByRole('button', { name: /^Resend OTP/ });
  await expect(resend).toHaveAccessibleName(/in \d+ s$/);
  for (let second = 0; second < 32; second += 1) await page.clock.runFor(1000);
  await expect(resend).toHaveAccessibleName('Resend OTP');
  await expect(modal).toBeVisible();
  await modal.getByRole('textbox', { name: 'OTP' }).fill('000000');
  await modal.getByRole('button', { name: 'Sign in' }).click();
  await expect(modal.getByText('OTP is not matched.')).toBeVisible();
});

test('saved experiences can be compared in a translated page', async ({ page }) => {
  const cards = (await api.getListing({})).cards.slice(0, 3);
  await openPage(page, '/about');
  await page.evaluate(
    (keys) => localStorage.setItem('wishlist', JSON.stringify(keys)),
    cards.map(({ primary_key }) => primary_key),
  );
  await openTranslated(page, '/wishlist');
  await expect(page.getByRole('list', { name: 'Saved experiences' }).getByRole('heading')).toHaveCount(3);
  const boxes = cards.map(({ short_name, title }) =>
    page.getByRole('checkbox', { name: `Compare ${short_name ?? title}` }),
  );
  for (const box of boxes) await box.check();
  await boxes[2]?.uncheck();
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await compare.click();
  const dialog = page.getByRole('dialog', { name: 'Compare' });
  await expect(dialog.getByRole('columnheader')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await boxes[0]?.uncheck();
  await expectWhole(page);
  await expect(page.getByRole('list', { name: 'Saved experiences' })).toBeVisible();
});

test('the search of a translated page suggests again after each change of the text', async ({ page }) => {
  await openTranslated(page, '/');
  const { area, box } = await openSearch(page);
  for (const text of ['tre', 'trek', 'trek t', 'trek tr', '', 'coff', 'xqxqxq', '']) {
    await box.fill(text);
    await expect(box).toHaveValue(text);
    // Suggestions of one text are replaced by those of the next.
    await page.waitForLoadState('networkidle');
  }
  await expect(area).toBeVisible();
  await box.fill('river');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?text=river/);
  await expectWhole(page);
});

test('filters of a translated listing change its results', async ({ page }) => {
  test.slow();
  await openTranslated(page, '/experiences');
  const boxes = page.getByRole('main').getByRole('checkbox');
  for (const index of [0, 1, 0]) {
    const address = page.url();
    await boxes.nth(index).click();
    await expect.poll(() => page.url()).not.toBe(address);
  }
  await expectWhole(page);
});

test('the newsletter of a translated page confirms an address, then reports it as known', async ({
  page,
}) => {
  await openTranslated(page, '/');
  const footer = page.getByRole('contentinfo');
  const box = footer.getByPlaceholder('you@example.com');
  const address = `reader-${randomUUID()}@example.com`;
  await box.fill('no-address');
  await box.press('Enter');
  await box.fill(address);
  await box.press('Enter');
  await expect(footer.getByRole('status')).toHaveText('Your email has been successfully registered with us.');
  await box.fill(address);
  await box.press('Enter');
  await expect(footer.getByRole('status')).toHaveText('The given email has already been subscribed.');
});

test('the chat of a translated page shows sent messages', async ({ page }) => {
  await openTranslated(page, paths.chat.getHref());
  const field = page.getByRole('textbox', { name: 'Your message' });
  for (const text of ['Is the road open?', 'And the bridge?']) {
    await field.fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('log', { name: 'Messages' }).getByText(text)).toBeVisible();
  }
  await expectWhole(page);
});
