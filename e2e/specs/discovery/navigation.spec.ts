import type { Page } from '@playwright/test';
import { apiUrl } from '../../environment';
import { test, expect } from '../../fixtures/test';
import { getStoryPath } from '../../support/catalogue';
import { openPage } from '../../support/pages/open-page';
import { siteVersions, store } from '../../support/releases/releases';

/** Collects later requests whose URL begins with this. */
function requestsOf(page: Page, beginning: string): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(beginning) && request.resourceType() !== 'image') requests.push(url);
  });
  return requests;
}

/** Returns the link to a story on the page of stories. */
const linkOfStory = async (page: Page) =>
  page
    .getByRole('main')
    .locator(`a[href="${await getStoryPath()}"]`)
    .first();

/** Returns the scripts of the page with a traveller's bookings, in the live release. */
async function scriptsOfMyBookings(): Promise<string[]> {
  const { booking = '' } = await siteVersions();
  const { exposes } = await store.readRelease('booking', booking);
  return exposes['./my-bookings']?.scripts ?? [];
}

test.describe('a link of the site', () => {
  test('is preloaded when it is pointed to, and its data is not loaded again when it is followed', async ({
    page,
  }) => {
    await openPage(page, '/stories');
    await page.waitForLoadState('networkidle');
    const calls = requestsOf(page, apiUrl);
    const link = await linkOfStory(page);
    const loaded = page.waitForResponse((response) => response.url().startsWith(apiUrl));
    await link.hover();
    await loaded;
    const ahead = [...calls];
    await link.click();
    await page.waitForURL(/\/stories\/.+/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    expect(ahead.length).toBeGreaterThan(0);
    for (const call of ahead) expect(calls.filter((each) => each === call)).toHaveLength(1);
  });

  test('to a private page is not preloaded', async ({ page }) => {
    await openPage(page, '/about');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/my-bookings', text: 'Private' });
      document.querySelector('main')?.prepend(link);
    });
    const files = requestsOf(page, new URL('/releases/', page.url()).href);
    await page.getByRole('link', { name: 'Private' }).hover();
    // Later, with the same pointer, a preloadable link is loaded.
    const loaded = page.waitForResponse((response) => response.url().startsWith(apiUrl));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Guides', exact: true }).hover();
    await loaded;
    const own = await scriptsOfMyBookings();
    expect(own).not.toEqual([]);
    expect(files.filter((file) => own.some((path) => file.endsWith(path)))).toEqual([]);
  });
});

interface Waiting {
  /**
   * Number of frames from the click to the one with the bar. Unlike the time, it does not depend on the
   * machine.
   */
  readonly frames: number;
  readonly height: string;
}

test('a click that waits for the API shows a bar within six frames', async ({ page }) => {
  await openPage(page, '/guides');
  await page.waitForLoadState('networkidle');
  await page.route(`${apiUrl}/**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const link = page.locator('main a[href^="/guide/"]').first();
  const waiting = await link.evaluate(
    (element) =>
      new Promise<Waiting>((resolve) => {
        const root = document.documentElement;
        let frames = 0;
        const count = () => {
          frames += 1;
          requestAnimationFrame(count);
        };
        new MutationObserver((_changes, observer) => {
          if (root.dataset['navigation'] !== 'loading') return;
          observer.disconnect();
          requestAnimationFrame(() =>
            resolve({
              frames,
              height: getComputedStyle(root, '::before').height,
            }),
          );
        }).observe(root, { attributes: true });
        requestAnimationFrame(count);
        if (element instanceof HTMLElement) element.click();
      }),
  );
  expect(waiting.frames).toBeLessThanOrEqual(6);
  expect(waiting.height).toBe('4px');
  await expect(page.locator('html')).toHaveAttribute('data-navigation', 'loading');
  await page.waitForURL(/\/guide\//);
  await expect(page.locator('html')).toHaveAttribute('data-navigation', 'idle');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('a page transition', () => {
  const transitions = (page: Page) =>
    page.evaluate(() => Number(document.documentElement.dataset['transitions'] ?? '0'));

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (...args) => {
        const { dataset } = document.documentElement;
        dataset['transitions'] = String(Number(dataset['transitions'] ?? '0') + 1);
        return start(...args);
      };
    });
  });

  test('is a view transition that ends at the top of the page with its heading focused', async ({ page }) => {
    await openPage(page, '/stories');
    await page.locator('main a[href^="/stories/"]').nth(4).click();
    await page.waitForURL(/\/stories\/.+/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    expect(await transitions(page)).toBe(1);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('is skipped silently when the next one starts first', async ({ page }) => {
    await openPage(page, '/stories');
    await (await linkOfStory(page)).hover();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (...args) => {
        document.startViewTransition = start;
        const transition = start(...args);
        transition.skipTransition();
        return transition;
      };
    });
    await (await linkOfStory(page)).click();
    await page.waitForURL(/\/stories\/.+/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/stories$/);
  });

  test('has no animation for visitors who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/stories');
    await (await linkOfStory(page)).click();
    await page.waitForURL(/\/stories\/.+/);
    // A delay of a hundredth of a millisecond, for these visitors, may run in the same frame.
    const seen = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1).length,
    );
    expect(seen).toBe(0);
  });
});
