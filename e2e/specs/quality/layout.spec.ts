import { paths } from '@kaadu/contracts';
import { test, expect } from '../../fixtures/test';
import { findTrip } from '../../support/bookings/booking';
import { api, getFeaturedExperience, getStoryPath } from '../../support/catalogue';
import { claimBookable, daysAfter } from '../../support/bookings/days';
import { openSearch } from '../../support/pages/header';
import {
  brokenWords,
  expectNoSidewaysScrolling,
  openWithLargeText,
  scrollTo,
  tabThrough,
} from '../../support/pages/layout';
import { openPage } from '../../support/pages/open-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns the URL of an activity with its day and party chosen. */
async function findOuting(): Promise<string> {
  return claimBookable(async (from) => {
    const { cards } = await api.getListing({ from, to: daysAfter(from, 6), guests: '2' });
    const outing = cards.find(({ is_stay, trip }) => !is_stay && trip);
    if (!outing?.trip) return undefined;
    return `${paths.experience.getHref(outing.url, outing.primary_key)}?from=${outing.trip.from}&guests=2`;
  });
}

for (const [name, hrefOf] of [
  ['a stay', async () => (await findTrip()).href],
  ['an activity', findOuting],
] as const) {
  test(`at 1280 × 800 price, total and Book of ${name} are in view together`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPage(page, await hrefOf());
    const box = page.getByRole('complementary', { name: 'Book' });
    await expect(box.locator('[data-price]').first()).toHaveText(/ (for \d+ night|on ).*adult/);
    for (const y of [0, 300, 900]) {
      await scrollTo(page, y);
      await expect(box.locator('[data-price]').first()).toBeInViewport({ ratio: 1 });
      await expect(box.getByText('Price details')).toBeInViewport({ ratio: 1 });
      await expect(box.getByRole('button', { name: /^(Book now|Request to book)$/ })).toBeInViewport({
        ratio: 1,
      });
    }
    const scrolling = await box.evaluate((root) =>
      [root, ...root.querySelectorAll('*')]
        .filter(
          (part) =>
            part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY !== 'visible',
        )
        .filter((part) => part.clientHeight > 40)
        .map(({ className }) => String(className)),
    );
    expect(scrolling, 'parts that scroll inside the box').toEqual([]);
  });
}

test(
  'at most one bar floats over an experience on a phone, a tenth of the screen high',
  { tag: '@phone-only' },
  async ({ page }) => {
    await openPage(page, (await getFeaturedExperience()).href);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(250);
    const floating = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter(
          (part) =>
            getComputedStyle(part).position === 'fixed' && part.checkVisibility({ visibilityProperty: true }),
        )
        .map((part) => part.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(({ height }) => height),
    );
    expect(floating).toHaveLength(1);
    expect(floating[0]).toBeLessThanOrEqual(84.4);
    const bar = page.locator('[data-bottom-bar]');
    await expect(bar.getByRole('link', { name: 'Chat with an advisor' })).toBeVisible();
    await expect(bar.getByRole('link', { name: /^Call/ })).toBeVisible();
  },
);

test(
  'the bar of an experience is not cut off at twice the text size',
  { tag: '@phone-only' },
  async ({ page }) => {
    const { href } = await getFeaturedExperience();
    const bar = page.locator('[data-bottom-bar]');
    for await (const size of openWithLargeText(page, href)) {
      await expect(bar.getByRole('link', { name: 'Choose dates' })).toBeVisible();
      const cut = await bar.evaluate((root) =>
        [...root.querySelectorAll('*')]
          .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth)
          .map((part) => part.textContent),
      );
      expect(cut, `by ${size}`).toEqual([]);
    }
  },
);

for (const path of ['/', '/experiences']) {
  test(`floating elements of ${path} never cover a price in a wide window`, async ({ page }) => {
    test.slow();
    await openPage(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const covered: string[] = [];
    for (let y = 260; y < height; y += 170) {
      await scrollTo(page, y);
      covered.push(...(await page.evaluate(coveredPrices)));
    }
    expect(covered).toEqual([]);
  });
}

/** Returns prices covered by a floating button. */
function coveredPrices(): string[] {
  const aside = document.querySelector('aside[aria-label="Talk to us"]');
  if (!aside || aside.matches('[data-aside]')) return [];
  const buttons = [...aside.querySelectorAll('a')].filter((button) => button.checkVisibility());
  return [...document.querySelectorAll('[data-price]')].flatMap((price) => {
    const { left, right, top, bottom } = price.getBoundingClientRect();
    const points = [left + 2, (left + right) / 2, right - 2].map((x) =>
      document.elementFromPoint(x, (top + bottom) / 2),
    );
    return points.some((hit) => buttons.some((button) => button.contains(hit)))
      ? [price.textContent ?? '']
      : [];
  });
}

for (const [name, hrefOf] of [
  ['home', () => '/'],
  ['the listing', () => '/experiences'],
  ['an experience', async () => (await getFeaturedExperience()).href],
] as const) {
  test(`no focused control of ${name} is covered`, { tag: '@phone' }, async ({ page }) => {
    test.slow();
    await openPage(page, await hrefOf());
    expect(await tabThrough(page, 260)).toEqual([]);
  });

  test(
    `with text of twice the size ${name} does not scroll sideways`,
    { tag: '@phone' },
    async ({ page }) => {
      for await (const _size of openWithLargeText(page, await hrefOf()))
        await expectNoSidewaysScrolling(page);
    },
  );

  test(
    `no word of ${name} is broken and no title is cut off`,
    { tag: '@phone' },
    async ({ page, isMobile }) => {
      for (const width of isMobile ? [390, 320] : [1280, 1024]) {
        await page.setViewportSize({ width, height: 844 });
        await openPage(page, await hrefOf());
        expect(await brokenWords(page), `at ${width} px`).toEqual([]);
        const cut = await page
          .locator('main :is(h2, h3)')
          .evaluateAll((titles) =>
            titles
              .filter(
                (title) =>
                  title.scrollHeight > title.clientHeight + 4 || title.scrollWidth > title.clientWidth + 1,
              )
              .map(({ textContent }) => textContent),
          );
        expect(cut, `at ${width} px`).toEqual([]);
      }
    },
  );
}

test('a stay has the same badge in the search as on its card', async ({ page }) => {
  await openPage(page, paths.experiences.path);
  const colourOf = (text: string, root: string) =>
    page
      .locator(root)
      .getByText(text, { exact: true })
      .first()
      .evaluate((badge) => getComputedStyle(badge).backgroundColor);
  const inList = await colourOf('Stay', 'main article');
  const { area } = await openSearch(page);
  await expect(area.getByRole('listbox')).toBeVisible();
  expect(await colourOf('Stay', '[role=listbox]')).toBe(inList);
});

test('the initial of a story is in a typeface whose I does not look like a slash', async ({ page }) => {
  await openPage(page, await getStoryPath());
  const face = await page
    .locator('article section p')
    .first()
    .evaluate((paragraph) => getComputedStyle(paragraph, '::first-letter').fontFamily);
  expect(face).not.toContain('Kaushan');
});

test.describe('images that do not load', () => {
  test.use({ javaScriptEnabled: false });

  test('show a placeholder with their alternative text, without scripts', async ({ page, problems }) => {
    problems.allow(/ERR_FAILED/);
    await page.route(/\/images\//, (route) => route.abort());
    await page.goto((await getFeaturedExperience()).href);
    const first = page
      .getByRole('region', { name: /^Pictures of/ })
      .getByRole('img')
      .first();
    const shown = await first.evaluate((img) => ({
      text: getComputedStyle(img, '::after').content,
      alt: `"${img.getAttribute('alt')}"`,
      height: img.getBoundingClientRect().height,
    }));
    expect(shown.text).toBe(shown.alt);
    expect(shown.height).toBeGreaterThan(150);
    const heights = await page
      .locator('main article picture img')
      .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().height));
    expect(Math.min(...heights), 'cards reserve space for their images').toBeGreaterThan(100);
  });
});

test('reviews are filtered by links only', async ({ page }) => {
  const { href, primary_key } = await getFeaturedExperience();
  const { reviews } = await api.getExperience({ primary_key });
  const stars = reviews[0]?.rating ?? 5;
  const wanted = reviews.filter(({ rating }) => rating === stars);
  const html = await (await page.request.get(`${href}?stars=${stars}`)).text();
  expect(html.match(/<blockquote/g)).toHaveLength(wanted.length);
  expect(html).toContain('Verified booking');
});
