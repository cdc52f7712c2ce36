import type { Page } from '@playwright/test';
import { test, expect } from '../../fixtures/test';
import { whenInteractive } from '../../support/pages/open-page';

/** Browser message about scripts that are slower than it expects. */
const heldBack = /preloaded using link preload but not used/;
const isScript = ({ pathname }: URL) => pathname.endsWith('.js');

/** Opens a page whose scripts are delayed until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(isScript, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeVisible();
  return async () => {
    release();
    await whenInteractive(page);
  };
}

test('scripts are requested once the document has loaded', async ({ page }) => {
  // The images of the first screen are slow: no script may be requested before them.
  await page.route(/\/images\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  // A pointer that already rests on the page is no sign of a visitor.
  await page.mouse.move(300, 300);
  await page.goto('/');
  await whenInteractive(page);
  const { loadedAt, scripts } = await page.evaluate(() => ({
    loadedAt: performance.getEntriesByType('navigation')[0]?.toJSON().loadEventStart,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  expect(scripts.length).toBeGreaterThan(8);
  expect(scripts.filter(({ startTime }) => startTime < loadedAt)).toEqual([]);
});

test('the first user input starts the scripts before the document has loaded', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/images\//, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeVisible();
  await page.keyboard.press('Tab');
  await whenInteractive(page);
  release();
});

test(
  'a login requested before any script has loaded opens once they have',
  { tag: '@phone' },
  async ({ page, isMobile, problems }) => {
    problems.allow(heldBack);
    const release = await openWithoutScripts(page, '/');
    const banner = page.getByRole('banner');
    await (
      isMobile
        ? banner.getByRole('button', { name: 'Open menu' })
        : banner.getByRole('button', { name: 'Login' })
    ).click();
    await release();
    await expect(page.getByRole('dialog', { name: isMobile ? 'Menu' : 'Login or sign up' })).toBeVisible();
  },
);

test('input typed before any script has loaded is kept and used', async ({ page, problems }) => {
  problems.allow(heldBack);
  problems.allow(/createSubscription|status of 422/);
  const release = await openWithoutScripts(page, '/experiences');
  const field = page.getByRole('form', { name: 'Newsletter' }).getByRole('textbox');
  await field.pressSequentially('no address');
  await field.press('Enter');
  await release();
  await expect(field).toHaveValue('no address');
  await expect(page.getByText('Please check your email and try again.')).toBeVisible();
});
