import type { Page } from '@playwright/test';
import { launchOptions } from '../../environment';
import { test, expect } from '../../fixtures/test';
import { expectNoSidewaysScrolling } from '../../support/pages/layout';
import { openPage } from '../../support/pages/open-page';

// Playwright hides scroll bars, which take room from the page in the browsers of many visitors.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

/** Widths around the one from which the header has its search and account, 768 px with or without a scroll bar. */
const widths = [760, 767, 768, 769, 775, 782, 783, 790];

/** Returns the pairs of controls in the header that overlap, and those beyond its edges. */
function misplacedControls(): string[] {
  const header = document.querySelector('header');
  const edge = document.documentElement.clientWidth;
  const controls = [...(header?.querySelectorAll('a, button, input') ?? [])]
    .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((part) => ({
      part,
      name: part.getAttribute('aria-label') ?? (part.textContent || part.tagName),
      box: part.getBoundingClientRect(),
    }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const beyond = controls.filter(({ box }) => box.left < 0 || box.right > edge);
  const overlapping = controls.flatMap((one, index) =>
    controls
      .slice(index + 1)
      .filter(
        (other) =>
          !one.part.contains(other.part) &&
          one.box.left < other.box.right - 1 &&
          one.box.right > other.box.left + 1 &&
          one.box.top < other.box.bottom - 1 &&
          one.box.bottom > other.box.top + 1,
      )
      .map((other) => `${one.name} over ${other.name}`),
  );
  return [...beyond.map(({ name }) => `${name} beyond the edge`), ...overlapping];
}

/** Returns the width of the page's scroll bar, in pixels. */
const scrollBarOf = (page: Page) =>
  page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);

test('the header next to a classic scroll bar overlaps nothing and the page does not scroll sideways', async ({
  page,
}) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/about');
    expect(await scrollBarOf(page)).toBeGreaterThan(10);
    await expectNoSidewaysScrolling(page);
    expect(await page.evaluate(misplacedControls), `at ${width} px`).toEqual([]);
    const search = page.getByRole('banner').getByRole('search');
    const searchButton = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
    // One of the two layouts is complete.
    expect(await search.isVisible()).toBe(width >= 768);
    expect(await searchButton.isVisible()).toBe(width < 768);
  }
});
