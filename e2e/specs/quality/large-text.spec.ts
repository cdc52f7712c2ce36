import { paths } from '@kaadu/contracts';
import type { Page } from '@playwright/test';
import { test, expect } from '../../fixtures/test';
import { book, hold, openTrip } from '../../support/bookings/booking';
import { getFeaturedExperience } from '../../support/catalogue';
import { brokenWords, expectNoSidewaysScrolling, openWithLargeText } from '../../support/pages/layout';
import { newPerson } from '../../support/people/people';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, path] of [
  ['contact', paths.contact.getHref()],
  ['my bookings', paths.myBookings.getHref()],
  ['finding a booking', paths.findBooking.getHref()],
] as const) {
  test(`with text of twice the size ${name} fits the window`, { tag: '@phone' }, async ({ page }) => {
    await expectFits(page, path);
  });
}

test(
  'with text of twice the size a checkout, its confirmation and the voucher fit the window',
  { tag: '@phone' },
  async ({ page, problems }) => {
    test.slow();
    // No service worker runs in tests.
    problems.allow(/could not be saved for offline use/);
    const window = page.viewportSize();
    const wide = { width: 1280, height: 900 };
    await page.setViewportSize(wide);
    await openTrip(page);
    await hold(page);
    await page.setViewportSize(window ?? wide);
    await expectFits(page, page.url());
    await page.setViewportSize(wide);
    await openTrip(page);
    await book(page, newPerson());
    await page.setViewportSize(window ?? wide);
    const confirmation = `${paths.bookingConfirmation.path}${new URL(page.url()).search}`;
    await expectFits(page, confirmation, 'Your booking is confirmed');
    const voucher = page.getByRole('link', { name: 'Voucher', exact: true });
    await expectFits(page, (await voucher.getAttribute('href')) ?? '');
  },
);

for (const [name, hrefOf] of [
  ['the home page', () => '/'],
  ['the listing', () => paths.experiences.path],
  ['an experience', async () => (await getFeaturedExperience()).href],
] as const) {
  test(
    `with text of twice the size no field of ${name} is covered by its label`,
    { tag: '@phone' },
    async ({ page }) => {
      for await (const size of openWithLargeText(page, await hrefOf()))
        expect(await page.evaluate(fieldsUnderLabels), `by ${size}`).toEqual([]);
    },
  );
}

/**
 * Checks that a page with large text neither scrolls sideways nor breaks words inside.
 * @param heading of a page whose content the browser fetches
 */
async function expectFits(page: Page, path: string, heading?: string): Promise<void> {
  for await (const size of openWithLargeText(page, path)) {
    if (heading) await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    expect(await brokenWords(page), `by ${size}`).toEqual([]);
  }
}

/** Returns the labels whose text overlaps the content of their field. */
function fieldsUnderLabels(): string[] {
  return [...document.querySelectorAll('main label')].flatMap((label) => {
    const field = label instanceof HTMLLabelElement ? label.control : null;
    if (!field?.checkVisibility() || !label.checkVisibility()) return [];
    // Only screen readers get it.
    if (label.getBoundingClientRect().width <= 1) return [];
    const text = [...label.childNodes].filter((node) => !node.contains(field));
    const range = document.createRange();
    const box = field.getBoundingClientRect();
    const { paddingTop, paddingBottom } = getComputedStyle(field);
    const [top, bottom] = [box.top + parseFloat(paddingTop), box.bottom - parseFloat(paddingBottom)];
    const covers = text.some((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()].some(
        (line) =>
          line.width > 1 &&
          line.left < box.right - 1 &&
          line.right > box.left + 1 &&
          line.top < bottom - 1 &&
          line.bottom > top + 1,
      );
    });
    const isChoice = field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type);
    return covers && !isChoice ? [label.textContent ?? ''] : [];
  });
}
