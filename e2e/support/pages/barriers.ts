import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScrolling } from './layout';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The checker, told to report what fails alone and to stay on the page: what passes is most of its report and of its time,
 * and only frames of other origins, of which there are none, need the second page that it would open.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/**
 * Fails with the page's accessibility violations, one line each. Animations are waited for; one that React
 * ends early by removing its element rejects with `AbortError`, and is over as well. What is laid out only when it comes
 * near is laid out before: axe measures it.
 */
export async function expectNoBarriers(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-below-fold] > *'))
      part.style.contentVisibility = 'visible';
  });
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  const { violations } = await axe(page).withTags(standards).analyze();
  const barriers = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(barriers).toEqual([]);
}

/** Window of a phone, for tests that check one page of a journey at both sizes instead of walking it twice. */
export const phoneWindow = { width: 390, height: 844 };

/** Fails when the page has barriers or scrolls sideways in the window as it is, or in that of a phone. */
export async function expectFitsEveryWindow(page: Page): Promise<void> {
  const window = page.viewportSize();
  if (!window) throw new Error('The page has no window');
  for (const size of [phoneWindow, window]) {
    await page.setViewportSize(size);
    await nextFrame(page);
    await expectNoBarriers(page);
    await expectNoSidewaysScrolling(page);
  }
}

/** Resolves when what followed from a change of the window has been painted. */
function nextFrame(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
