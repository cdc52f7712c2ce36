import { paths } from '@kaadu/contracts';
import type { Page } from '@playwright/test';
import { test, expect } from '../../fixtures/test';
import { book, hold, openTrip } from '../../support/bookings/booking';
import { api, getFeaturedExperience, getStoryPath } from '../../support/catalogue';
import { scrollTo } from '../../support/pages/layout';
import { openPage } from '../../support/pages/open-page';
import { newPerson } from '../../support/people/people';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Widths of phones. Pages with fewer cards and prices are tried at the smallest one only, where room is scarcest. */
const widths = [320, 390, 430];
const narrow = [320];

for (const [name, hrefOf, tried] of [
  ['home', () => '/', widths],
  ['the listing', () => paths.experiences.path, widths],
  ['an experience', async () => (await getFeaturedExperience()).href, widths],
  [
    'availability',
    async () => `/availability?experience_pk=${(await getFeaturedExperience()).primary_key}`,
    narrow,
  ],
  ['contact', () => paths.contact.getHref(), narrow],
  ['a story', getStoryPath, narrow],
  ['the wishlist', () => paths.wishlist.getHref(), narrow],
  ['my bookings', () => paths.myBookings.getHref(), narrow],
  ['finding a booking', () => paths.findBooking.getHref(), narrow],
  ['the 404 page', () => '/nothing-here', narrow],
] as const) {
  test(
    `call and chat cover no control and no text of ${name} that is needed`,
    { tag: '@phone-only' },
    async ({ page, problems }) => {
      test.slow();
      problems.allow(/404/);
      await expectNothingCovered(page, await hrefOf(), tried);
    },
  );
}

test(
  'call and chat cover nothing that is needed in a checkout and on its confirmation',
  { tag: '@phone-only' },
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 900 });
    await openTrip(page);
    await hold(page);
    const checkout = page.url();
    await expectNothingCovered(page, checkout);
    await page.setViewportSize({ width: 1280, height: 900 });
    await openTrip(page);
    await book(page, newPerson());
    const { search } = new URL(page.url());
    await expectNothingCovered(page, `${paths.bookingConfirmation.path}${search}`);
  },
);

test(
  'call and chat cover nothing that is needed of a listing with experiences to compare',
  { tag: '@phone-only' },
  async ({ page }) => {
    test.slow();
    const { cards } = await api.getListing({});
    const keys = cards.slice(0, 4).map(({ primary_key }) => primary_key);
    await page.addInitScript((chosen) => localStorage.setItem('compared', JSON.stringify(chosen)), keys);
    await expectNothingCovered(page, paths.experiences.path);
    await scrollTo(page, 600);
    await page.getByRole('region', { name: 'Compare' }).getByRole('button', { name: 'Compare' }).click();
    const dialog = page.getByRole('dialog', { name: 'Compare' });
    await expect(dialog.getByRole('columnheader')).toHaveCount(4);
    const covered = await dialog.evaluate((root) =>
      [...root.querySelectorAll('a, button, td, th')]
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(
          ({ box }) => box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight,
        )
        .filter(
          ({ part, box }) =>
            document
              .elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
              ?.closest('aside') && part.checkVisibility(),
        )
        .map(({ part }) => part.textContent),
    );
    expect(covered).toEqual([]);
  },
);

/** Keeps the automatic login popup, which makes the page inert, from opening during the walk. */
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('loginPopupDismissals', '1')));

/** Scrolls through a page at the widths of phones, and compares rectangles at each stop. */
async function expectNothingCovered(page: Page, path: string, tried = widths): Promise<void> {
  for (const width of tried) {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 260; y < height - 400; y += 130) {
      await scrollTo(page, y);
      await expect
        .poll(() => page.evaluate(coveredParts), { message: `at ${width} px`, intervals: [50] })
        .toEqual([]);
    }
  }
}

/** Returns controls and texts whose rectangle overlaps that of a floating button. */
function coveredParts(): string[] {
  const aside = document.querySelector('aside[aria-label="Talk to us"]');
  if (!aside || aside.matches('[data-aside]')) return [];
  const buttons = [...aside.querySelectorAll('a')]
    .filter((button) => button.checkVisibility())
    .map((button) => {
      const { right, left, top, bottom } = button.getBoundingClientRect();
      const isFolded = getComputedStyle(button).getPropertyValue('--folded') !== '';
      return { left: isFolded ? right - (bottom - top) : left, right, top, bottom };
    });
  const needed =
    'a[href], button, input, select, textarea, summary, label, dd, [data-price], [role="alert"], [role="status"]';
  return [...document.querySelectorAll(`:is(main, footer) :is(${needed})`)]
    .filter((part) => part.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
    .filter((part) =>
      [...part.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .some((box) =>
          buttons.some(
            ({ left, right, top, bottom }) =>
              // Content that is not rendered yet has rectangles of its last place.
              document
                .elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
                .some((hit) => part.contains(hit)) &&
              box.left < right - 1 &&
              box.right > left + 1 &&
              box.top < bottom - 1 &&
              box.bottom > top + 1,
          ),
        ),
    )
    .map((part) => `${part.tagName} ${part.textContent || part.getAttribute('name') || part.className}`);
}
